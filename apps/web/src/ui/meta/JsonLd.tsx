import { organization } from "@headwaters/contracts";
import { scriptText } from "#lib/scriptText.ts";

/** A schema.org item. */
export type JsonLdItem = { "@type": string } & Record<string, unknown>;

/** Structured data of a page. */
export function JsonLd({ item }: { item: JsonLdItem }) {
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
