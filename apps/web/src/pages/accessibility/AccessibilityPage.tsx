import { LegalPage } from "../../components/legal/LegalPage.tsx";
import { accessibility } from "../../content/legal/accessibility.ts";
import { paths } from "../../paths.ts";

export function AccessibilityPage() {
  return <LegalPage document={accessibility} path={paths.accessibility} />;
}
