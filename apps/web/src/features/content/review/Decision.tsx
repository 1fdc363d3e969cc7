import type { ContentTypeName } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import shared from "#ui/shared.module.css";
import { contentProcedures } from "../contentTypes.ts";
import type { EditableContent } from "../form/values.ts";
import classes from "./Review.module.css";
import { reviewTexts } from "./texts.ts";
import { useDecision } from "./useDecision.ts";

const importSendBack = () => import("./SendBackDialog.tsx");
const SendBackDialog = lazy(async () => ({ default: (await importSendBack()).SendBackDialog }));

const importTakeDown = () => import("./TakeDownDialog.tsx");
const TakeDownDialog = lazy(async () => ({ default: (await importTakeDown()).TakeDownDialog }));

interface DecisionProps {
  kind: ContentTypeName;
  newest: EditableContent;
  /** A newer version than the shown one was saved, or someone has decided. */
  isOutdated: boolean;
}

/** Decisions about a pending item, in the title row; on phones at the lower edge of the screen. */
export function Decision({ kind, newest, isOutdated }: DecisionProps) {
  const { id, version, publishAt, isPublished } = newest;
  const { done, item } = reviewTexts;
  const decision = useDecision();
  const contents = contentProcedures(trpc.useUtils(), kind);
  const sendBack = useDialog(importSendBack);
  const takeDown = useDialog(importTakeDown);
  const publish = trpc.items.publish.useMutation({
    onSuccess: () => decision.done(publishAt ? done.approve : done.publish),
    onError: decision.failed,
  });
  return (
    <div className={`${shared.row} ${classes.decision}`} data-foot>
      {isOutdated && (
        <p className={classes.outdated} role="alert">
          {item.changed}
          <Button size="sm" variant="default" onClick={() => void contents.invalidate()}>
            Show What Is There Now
          </Button>
        </p>
      )}
      {isPublished && (
        <OpenButton size="sm" variant="default" aria-haspopup="dialog" onOpen={takeDown.open}>
          Take Down
        </OpenButton>
      )}
      <LinkButton to={paths.editContent(kind, id)} size="sm" variant="default">
        Edit
      </LinkButton>
      <OpenButton
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        isInactive={isOutdated}
        onOpen={sendBack.open}
      >
        Send Back
      </OpenButton>
      <ActionButton
        size="sm"
        isInactive={isOutdated || publish.isPending}
        onClick={() => publish.mutate({ kind, id, version })}
      >
        {publish.isPending ? "Publishing..." : publishAt ? "Approve" : "Publish"}
      </ActionButton>
      <Suspense>
        {sendBack.used && (
          <SendBackDialog
            item={{ kind, id, version }}
            opened={sendBack.opened}
            onClose={sendBack.close}
          />
        )}
        {takeDown.used && (
          <TakeDownDialog item={{ kind, id }} opened={takeDown.opened} onClose={takeDown.close} />
        )}
      </Suspense>
    </div>
  );
}
