import { paths } from "../../../lib/paths.ts";
import { accessibility } from "../texts/legal/accessibility.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function AccessibilityPage() {
  return <LegalPage document={accessibility} path={paths.accessibility} />;
}
