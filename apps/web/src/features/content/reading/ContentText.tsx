import classes from "./ContentText.module.css";

interface ContentTextProps {
  /** As the server made it of the author's Markdown: nothing in it can run. */
  html: string;
  className?: string | undefined;
}

/** The rendered text of an author. */
export function ContentText({ html, className }: ContentTextProps) {
  return (
    <div
      className={`${classes.text} ${className ?? ""}`}
      // Safe to set: the server has sanitized it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
