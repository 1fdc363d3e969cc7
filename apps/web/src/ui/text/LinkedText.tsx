import { Fragment } from "react";
import { Link } from "react-router-dom";
import { usePublicUrl } from "#lib/api/publicUrl.ts";
import type { TextWithLinks } from "./blocks.ts";

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
