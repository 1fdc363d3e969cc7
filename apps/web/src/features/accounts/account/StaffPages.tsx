import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { staffTexts } from "../../staff/texts/staff.ts";
import { AccountSection } from "./AccountSection.tsx";

/** For staff: the way to what waits for them. */
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
