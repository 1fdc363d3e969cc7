import { staffTexts } from "../../../layout/staff/texts.ts";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { AccountSection } from "./AccountSection.tsx";

/** For staff: a link to the staff pages. */
export function StaffPages() {
  const { title, text, open } = staffTexts.account;
  return (
    <AccountSection title={title} text={text}>
      <LinkButton to={paths.staff} variant="outline">
        {open}
      </LinkButton>
    </AccountSection>
  );
}
