import classes from "./ItemText.module.css";

interface ItemTextProps {
  /** As the server made it of the author's Markdown: nothing in it can run. */
  html: string;
  className?: string | undefined;
}

/** What an author wrote. */
export function ItemText({ html, className }: ItemTextProps) {
  return (
    <div
      className={`${classes.text} ${className ?? ""}`}
      // Safe to set: the server has sanitized it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
