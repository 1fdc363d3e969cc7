import type { ReactNode } from "react";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { paths } from "#lib/paths.ts";
import { newslettersTexts } from "../newsletters/texts.ts";

interface NewsletterLayoutProps {
  subject: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** The page of a newsletter, with its actions in the title row. */
export function NewsletterLayout({ subject, actions, children }: NewsletterLayoutProps) {
  const { untitled, description, back } = newslettersTexts;
  return (
    <StaffLayout
      title={subject || untitled}
      description={description}
      back={{ to: paths.newsletters, label: back }}
      actions={actions}
    >
      {() => children}
    </StaffLayout>
  );
}
