import { Fragment } from "react";
import { Link } from "react-router-dom";
import { usePublicUrl } from "#lib/renderResult.ts";

/**
 * A text with links in the form of Markdown: [words](address). The address is a path of this site
 * (/terms), a section of the same page (#refunds), an email or a telephone link.
 */
export type TextWithLinks = string;

/** The words and the address of a Markdown link. */
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text with links. In print the address of another page follows its link. */
export function LinkedText({ text }: { text: TextWithLinks }) {
  const publicUrl = usePublicUrl();
  // Words, link words, address, words, link words, address, …, words
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? "";
    if (/^(mailto|tel):/.test(address)) {
      return (
        <a key={index} href={address}>
          {part}
        </a>
      );
    }
    const printed = address.startsWith("/") ? publicUrl + address : undefined;
    return (
      <Link key={index} to={address} data-address={printed}>
        {part}
      </Link>
    );
  });
}
