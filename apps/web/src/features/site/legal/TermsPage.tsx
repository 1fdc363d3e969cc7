import { paths } from "../../../app/paths.ts";
import { terms } from "../texts/legal/terms.ts";
import { LegalPage } from "./LegalPage.tsx";

export function TermsPage() {
  return <LegalPage document={terms} path={paths.terms} />;
}
