import { paths } from "#lib/paths.ts";
import { terms } from "../texts/legal/terms/terms.ts";
import { LegalView } from "./LegalView.tsx";

export default function TermsPage() {
  return <LegalView document={terms} path={paths.terms} />;
}
