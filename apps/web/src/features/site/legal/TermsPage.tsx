import { paths } from "#lib/paths.ts";
import { LegalView } from "./LegalView.tsx";
import { terms } from "./terms.ts";

export default function TermsPage() {
  return <LegalView document={terms} path={paths.terms} />;
}
