import { LegalPage } from "../../components/legal/LegalPage.tsx";
import { terms } from "../../content/legal/terms.ts";
import { paths } from "../../paths.ts";

export function TermsPage() {
  return <LegalPage document={terms} path={paths.terms} />;
}
