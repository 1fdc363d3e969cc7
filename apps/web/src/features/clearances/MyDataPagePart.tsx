import { formatDay } from "@headwaters/contracts";
import { DataList, type MyDataProps } from "#features/accounts";
import { DateText } from "#ui/DateText.tsx";
import { ownClearanceTexts as texts } from "./texts.ts";

/** The clearances of an account, and those that it noted, in words. */
export default function MyDataPagePart({ data }: MyDataProps) {
  return (
    <>
      <DataList title={texts.title}>
        {data.clearances.map(({ kind, clearedOn, validUntil, notedAt }) => (
          <>
            {kind}: {texts.clearedOn} {formatDay(clearedOn)},{" "}
            {validUntil ? texts.until(formatDay(validUntil)) : texts.noEnd}, {texts.notedOn}{" "}
            <DateText date={notedAt} />
          </>
        ))}
      </DataList>
      <DataList title={texts.noted}>
        {data.notedClearances.map(({ kind, clearedOn, notedAt }) => (
          <>
            {kind}, {formatDay(clearedOn)}: {texts.notedOn} <DateText date={notedAt} />
          </>
        ))}
      </DataList>
    </>
  );
}
