import Markdown, { type Components } from "react-markdown";
import { headingsBelowTitle } from "./headings.ts";
import classes from "./MarkdownText.module.css";

const components: Components = {
  // An address that is not safe to follow arrives empty: its words stay, the link goes.
  a: ({ href, title, children }) =>
    href ? (
      <a href={href} title={title} rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ src, alt, title }) => (
    <img src={src} alt={alt ?? ""} title={title} loading="lazy" referrerPolicy="no-referrer" />
  ),
};
const rehypePlugins = [() => headingsBelowTitle];

interface MarkdownTextProps {
  markdown: string;
  className?: string | undefined;
}

/** What an author wrote. HTML in it is shown as text, never obeyed. */
export function MarkdownText({ markdown, className }: MarkdownTextProps) {
  return (
    <div className={`${classes.text} ${className ?? ""}`}>
      <Markdown components={components} rehypePlugins={rehypePlugins}>
        {markdown}
      </Markdown>
    </div>
  );
}
