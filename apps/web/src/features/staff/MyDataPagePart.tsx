import type { Role } from "@headwaters/contracts";
import { DataList, type MyDataProps } from "#features/accounts";
import { DateText } from "#ui/DateText.tsx";
import { peopleTexts } from "./people/texts.ts";
import { personTexts } from "./person/texts.ts";

/** The roles of an account, in words. */
export default function MyDataPagePart({ data }: MyDataProps) {
  return (
    <DataList title={personTexts.myRoles}>
      {data.roles.map(({ role, grantedAt }) => (
        <>
          {peopleTexts.roles[role as Role]}, {personTexts.rolesSince} <DateText date={grantedAt} />
        </>
      ))}
    </DataList>
  );
}
