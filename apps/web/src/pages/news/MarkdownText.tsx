import Markdown, { type Components, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import { headingsBelowTitle } from "./headings.ts";
import classes from "./MarkdownText.module.css";

const components: Components = {
  // An address that is not safe to follow arrives empty: its words stay, the link goes.
  a: ({ node: _node, ...link }) =>
    link.href ? <a {...link} rel="noopener noreferrer nofollow" /> : link.children,
  img: ({ src, alt, title }) => (
    <img src={src} alt={alt ?? ""} title={title} loading="lazy" referrerPolicy="no-referrer" />
  ),
  // A wide table scrolls in a frame of its own, by keyboard too, instead of widening the page.
  table: ({ children }) => (
    // biome-ignore lint/a11y/useSemanticElements: no element but fieldset is a group
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={classes.table} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // The box of a task list.
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} aria-label={checked ? "Done" : "To do"} disabled />
  ),
};
// Tables, bare addresses and ~~struck~~ words; one tilde means "about": ~5 pounds.
const remarkPlugins: Options["remarkPlugins"] = [[remarkGfm, { singleTilde: false }]];
const rehypePlugins = [() => headingsBelowTitle];

interface MarkdownTextProps {
  markdown: string;
  className?: string | undefined;
}

/** What an author wrote. HTML in it is shown as text, never obeyed. */
export function MarkdownText({ markdown, className }: MarkdownTextProps) {
  return (
    <div className={`${classes.text} ${className ?? ""}`}>
      <Markdown components={components} remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins}>
        {markdown}
      </Markdown>
    </div>
  );
}
