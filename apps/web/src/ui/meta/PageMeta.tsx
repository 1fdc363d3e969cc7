import { organization } from "@headwaters/contracts";
import { useEffect, useSyncExternalStore } from "react";
import { scriptText } from "#lib/format.ts";
import { usePublicUrl, useRenderResult } from "#lib/renderResult.ts";
import classes from "../hidden.module.css";
import { type PreviewPicture, pictureUrl, previewPicture } from "./previewPicture.ts";

interface PageMetaProps {
  /** Without the organization's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path; without it the page is not indexed. */
  path?: string;
  /** The preview picture of shared links; the site's own by default. */
  picture?: PreviewPicture | undefined;
  /** When an article was published and last changed. */
  article?: { published: Date; changed: Date; section: string };
  /** Structured data of the page. */
  about?: (publicUrl: string) => JsonLdItem;
  /** HTTP status of the server's response with this page. */
  status?: number;
}

/** Sets the title, the metadata for search engines and link previews, and announces the page. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, article, about, status } = props;
  const fullTitle = `${title} · ${organization.name}`;
  useEffect(() => announcements.announce(fullTitle), [fullTitle]);
  const result = useRenderResult();
  if (result && status) result.status = status;

  const publicUrl = usePublicUrl();
  const url = path === undefined ? null : publicUrl + path;
  const picture = props.picture ?? previewPicture;
  const image = pictureUrl(picture, publicUrl);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={organization.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      {article && (
        <>
          <meta property="article:published_time" content={article.published.toISOString()} />
          <meta property="article:modified_time" content={article.changed.toISOString()} />
          <meta property="article:section" content={article.section} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {picture.alt && <meta name="twitter:image:alt" content={picture.alt} />}
      <JsonLd item={organizationItem(publicUrl)} />
      {about && <JsonLd item={about(publicUrl)} />}
    </>
  );
}

/** A schema.org item. */
export type JsonLdItem = { "@type": string } & Record<string, unknown>;

/** Structured data of a page. */
function JsonLd({ item }: { item: JsonLdItem }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...item });
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(json) }} />
  );
}

export function organizationItem(publicUrl: string): JsonLdItem {
  const { name, shortName, mission, email, phone, address, social } = organization;
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name,
    alternateName: shortName,
    description: mission,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: social.map(({ url }: { url: string }) => url),
  };
}

let announced = "";
const listeners = new Set<() => void>();

/** The title of the current page, for the live region that announces it. */
const announcements = {
  announce(title: string) {
    announced = title;
    for (const listener of listeners) listener();
  },
  current: () => announced,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

const nothing = () => "";

/** Announces page changes, which browsers announce only on full loads. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(announcements.subscribe, announcements.current, nothing);
  return (
    <div className={classes.hidden} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
