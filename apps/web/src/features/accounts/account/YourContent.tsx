import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { accountTexts } from "../texts/account.ts";
import { AccountSection } from "./AccountSection.tsx";

export function YourContent() {
  return (
    <AccountSection {...accountTexts.writing}>
      <LinkButton to={paths.myContent} variant="outline">
        My Content
      </LinkButton>
    </AccountSection>
  );
}
