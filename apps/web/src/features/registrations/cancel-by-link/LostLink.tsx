import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { cancelPageTexts } from "../texts/cancelRegistration.ts";

/** Shown if the link leads to no registration. */
export function LostLink() {
  const { invalid, account } = cancelPageTexts;
  return (
    <NotePage key="lost" {...invalid}>
      <LinkButton to={paths.registrations}>{account}</LinkButton>
    </NotePage>
  );
}
