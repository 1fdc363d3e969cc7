import { useSyncExternalStore } from "react";
import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { readToken } from "../../../lib/browser/tokenInAddress.ts";
import { cancelPageTexts } from "../texts/cancelRegistration.ts";
import { ByLink } from "./ByLink.tsx";
import { LostLink } from "./LostLink.tsx";

const never = () => () => {};
const unknown = () => undefined;

/** Where the link in a mail leads that cancels. Following it changes nothing: mail scanners do so too. */
export default function CancelRegistrationPage() {
  // Known to the browser alone: the page that is sent is the same for all.
  const token = useSyncExternalStore<string | null | undefined>(never, readToken, unknown);
  const { title, description } = cancelPageTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {token === null ? <LostLink /> : <ByLink token={token} />}
    </>
  );
}
