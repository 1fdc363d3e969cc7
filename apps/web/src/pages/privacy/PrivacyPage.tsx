import { LegalPage } from "../../components/legal/LegalPage.tsx";
import { privacy } from "../../content/legal/privacy.ts";
import { paths } from "../../paths.ts";

export function PrivacyPage() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}
