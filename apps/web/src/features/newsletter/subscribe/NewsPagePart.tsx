import { NewsletterBox } from "./NewsletterBox.tsx";

export default function NewsPagePart() {
  return <NewsletterBox />;
}
