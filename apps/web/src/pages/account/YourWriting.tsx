import { LinkButton } from "../../components/LinkButton.tsx";
import { accountTexts } from "../../content/account.ts";
import { paths } from "../../paths.ts";
import { AccountSection } from "./AccountSection.tsx";

export function YourWriting() {
  return (
    <AccountSection {...accountTexts.writing}>
      <LinkButton to={paths.writing} variant="outline">
        My Items
      </LinkButton>
    </AccountSection>
  );
}
