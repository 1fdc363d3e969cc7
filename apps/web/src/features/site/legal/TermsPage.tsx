import { paths } from "../../../lib/paths.ts";
import { terms } from "../texts/legal/terms/terms.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function TermsPage() {
  return <LegalPage document={terms} path={paths.terms} />;
}
