import classes from "./ArticleText.module.css";

interface ArticleTextProps {
  /** As the server made it of the author's Markdown: nothing in it can run. */
  html: string;
  className?: string | undefined;
}

/** What an author wrote. */
export function ArticleText({ html, className }: ArticleTextProps) {
  return (
    <div
      className={`${classes.text} ${className ?? ""}`}
      // Safe to set: the server has sanitized it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
