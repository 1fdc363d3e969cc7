import { paths } from "#lib/paths.ts";
import { LegalView } from "./LegalView.tsx";
import { privacy } from "./privacy.ts";

export default function PrivacyPage() {
  return <LegalView document={privacy} path={paths.privacy} />;
}
