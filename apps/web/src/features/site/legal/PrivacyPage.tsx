import { paths } from "../../../lib/paths.ts";
import { privacy } from "../texts/legal/privacy/privacy.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function PrivacyPage() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}
