import { paths } from "../../../app/paths.ts";
import { privacy } from "../texts/legal/privacy.ts";
import { LegalPage } from "./LegalPage.tsx";

export function PrivacyPage() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}
