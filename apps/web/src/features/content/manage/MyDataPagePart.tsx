import type { ContentTypeName, ReadableAccountData } from "@headwaters/contracts";
import { DataList, type MyDataProps } from "#features/accounts";
import { DateText } from "#ui/DateText.tsx";
import { contentTypeLabels } from "../contentNames.ts";
import { myDataTexts } from "./texts.ts";

/** What an account has written and uploaded, in words. */
export default function MyDataPagePart({ data }: MyDataProps) {
  const { lists, versions, pictures } = myDataTexts;
  const format = (kind: ContentTypeName) => (item: ReadableAccountData["events"][number]) => {
    const state = data.publishing.find((one) => one.kind === kind && one.id === item.id);
    return (
      <>
        {item.title}: {myDataTexts.written} <DateText date={item.createdAt} />,{" "}
        {item.published ? myDataTexts.published : myDataTexts.unpublished}
        {state?.publishAt && (
          <>
            , {myDataTexts.planned} <DateText date={state.publishAt} withTime />
          </>
        )}
        {state?.reviewNote && `. ${myDataTexts.note}: “${state.reviewNote}”`}
      </>
    );
  };
  return (
    <>
      <DataList title={lists.news}>{data.newsArticles.map(format("news"))}</DataList>
      <DataList title={lists.events}>{data.events.map(format("events"))}</DataList>
      <DataList title={lists.education}>{data.educationArticles.map(format("education"))}</DataList>
      <DataList title={versions.title}>
        {data.savedVersions.map(({ kind, version, savedAt, fields }) => (
          <>
            {contentTypeLabels[kind as ContentTypeName]} “{fields.title}”, {versions.version}{" "}
            {version}: {versions.saved} <DateText date={savedAt} withTime />
          </>
        ))}
      </DataList>
      <DataList title={pictures.title}>
        {data.pictures.map(({ alt, createdAt }) => (
          <>
            {alt || pictures.none}: {pictures.added} <DateText date={createdAt} />
          </>
        ))}
      </DataList>
    </>
  );
}
