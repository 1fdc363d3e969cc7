import { paths } from "#lib/paths.ts";
import { accessibility } from "./accessibility.ts";
import { LegalView } from "./LegalView.tsx";

export default function AccessibilityPage() {
  return <LegalView document={accessibility} path={paths.accessibility} />;
}
