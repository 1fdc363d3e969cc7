import type { ContentTypeName } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { contentProcedures } from "../../contentProcedures.ts";
import { reviewTexts } from "../../texts/editing/review.ts";
import {
  ContentPreview,
  type ReadableContent,
  readContent,
} from "../../versions/ContentPreview.tsx";
import classes from "./Review.module.css";

const ChangedWords = lazy(async () => ({
  default: (await import("../../versions/ChangedWords.tsx")).ChangedWords,
}));

interface ComparisonProps {
  kind: ContentTypeName;
  id: string;
  content: ReadableContent;
}

/** A change beside the published version, with differing words marked. */
export function Comparison({ kind, id, content }: ComparisonProps) {
  const [isByWord, setByWord] = useState(false);
  const { data } = contentProcedures(trpc, kind).get.useQuery({ id }, { throwOnError: false });
  const present = data ? readContent(kind, data) : null;
  const { now, coming, words } = reviewTexts.item;
  const view = (name: string, isWords: boolean) => (
    <Button
      variant={isByWord === isWords ? "filled" : "default"}
      size="sm"
      aria-pressed={isByWord === isWords}
      onClick={() => setByWord(isWords)}
    >
      {name}
    </Button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={shared.row} data-no-print role="group" aria-label="View">
        {view("Side by Side", false)}
        {view("Word by Word", true)}
      </div>
      {isByWord && present ? (
        <section className={`${lists.box} ${classes.sheet}`} aria-labelledby="words">
          <h2 id="words" className={`${shared.eyebrow} ${classes.label}`}>
            {words}
          </h2>
          <Suspense>
            <ChangedWords before={present} after={content} />
          </Suspense>
        </section>
      ) : (
        <div className={classes.pair}>
          {present && (
            <section className={`${lists.box} ${classes.sheet}`} aria-labelledby="now">
              <h2 id="now" className={`${shared.eyebrow} ${classes.label}`}>
                {now}
              </h2>
              <ContentPreview content={present} level={3} />
            </section>
          )}
          <section className={`${lists.box} ${classes.sheet}`} aria-labelledby="coming">
            <h2 id="coming" className={`${shared.eyebrow} ${classes.label}`}>
              {coming}
            </h2>
            <ContentPreview content={content} level={3} />
          </section>
        </div>
      )}
    </>
  );
}
