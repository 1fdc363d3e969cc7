import { LinkButton } from "../../components/LinkButton.tsx";
import { NotePage } from "../../components/NotePage.tsx";
import { cancelPageTexts } from "../../content/cancelRegistration.ts";
import { paths } from "../../paths.ts";

/** The link leads to no registration. */
export function LostLink() {
  const { invalid, account } = cancelPageTexts;
  return (
    <NotePage key="lost" {...invalid}>
      <LinkButton to={paths.account}>{account}</LinkButton>
    </NotePage>
  );
}
