import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import { isMissing, serverMessage } from "../../../lib/api/failures.ts";
import { paths } from "../../../lib/paths.ts";
import { DateText } from "../../../ui/DateText.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { NotePage } from "../../../ui/page/NotePage.tsx";
import { WithoutScript } from "../../../ui/page/WithoutScript.tsx";
import { cancelPageTexts } from "../texts/cancelRegistration.ts";
import classes from "./ByLink.module.css";
import { LostLink } from "./LostLink.tsx";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const toEvents = <LinkButton to={paths.events}>{cancelPageTexts.events}</LinkButton>;

/** The registrations of the link and the cancel button; undefined while loading. */
export function ByLink({ token }: { token: string | undefined }) {
  const texts = cancelPageTexts;
  const about = trpc.registrations.byToken.useQuery(
    { token: token ?? "" },
    { enabled: token !== undefined, throwOnError: false },
  );
  // The page keeps the data from when it was opened.
  const cancel = trpc.registrations.cancelByToken.useMutation({ meta: { stale: "refetch later" } });

  if (isMissing(about.error)) return <LostLink />;
  if (cancel.data) {
    const { title, text } = texts.done;
    return (
      <NotePage key="done" title={title} text={text(cancel.data.title)} takesFocus>
        {toEvents}
      </NotePage>
    );
  }
  if (about.data?.names.length === 0) {
    const { title, text } = texts.nothing;
    return (
      <NotePage key="nothing" title={title} text={text(about.data.title)}>
        {toEvents}
      </NotePage>
    );
  }
  const failure = cancel.error ?? about.error;
  return (
    <NotePage
      title={texts.title}
      text={about.data ? texts.question(list.format(about.data.names)) : texts.looking}
    >
      <WithoutScript what={texts.what} />
      {about.data && (
        <p className={classes.event}>
          <strong>{about.data.title}</strong>
          <DateText date={about.data.eventDate} withTime />
        </p>
      )}
      <div className={classes.choices}>
        <Button
          className={classes.final ?? ""}
          disabled={!about.data || cancel.isPending}
          onClick={() => cancel.mutate({ token: token ?? "" })}
        >
          {cancel.isPending ? texts.pending : texts.button}
        </Button>
        <Link to={paths.events}>{texts.keep}</Link>
      </div>
      {failure && (
        <p className={classes.failure} role="alert">
          {serverMessage(failure) ?? texts.failed}{" "}
          {about.error && (
            <Button variant="subtle" size="sm" onClick={() => about.refetch()}>
              {texts.retry}
            </Button>
          )}
        </p>
      )}
    </NotePage>
  );
}
