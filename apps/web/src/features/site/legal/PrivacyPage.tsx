import { paths } from "#lib/paths.ts";
import { privacy } from "../texts/legal/privacy/privacy.ts";
import { LegalView } from "./LegalView.tsx";

export default function PrivacyPage() {
  return <LegalView document={privacy} path={paths.privacy} />;
}
