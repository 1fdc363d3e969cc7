import { paths } from "../../../app/paths.ts";
import { accessibility } from "../texts/legal/accessibility.ts";
import { LegalPage } from "./LegalPage.tsx";

export function AccessibilityPage() {
  return <LegalPage document={accessibility} path={paths.accessibility} />;
}
