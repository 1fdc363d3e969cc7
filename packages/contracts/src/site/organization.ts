/** The organization of this website. Change this file to make the site yours. */
export const organization = {
  name: "Headwaters Youth Anglers",
  /** The short form, where the full name would not fit: navigation bar, page titles. */
  shortName: "Headwaters",
  tagline: "Inspiring our Youth to Fish & Conserve",
  mission:
    "We teach young people ages 6 to 18 to fish and to take care of the water the fish live in.",
  email: "hello@headwaters.example",
  phone: "(555) 010-0142",
  address: {
    street: "18 Mill Pond Road",
    city: "Clearwater Falls",
    region: "CA",
    postalCode: "95900",
    country: "US",
  },
  /** IANA name of the zone in which dates are shown and entered. */
  timeZone: "America/Los_Angeles",
  /** Profiles elsewhere; leave the list empty to show none. */
  social: [] as readonly { name: string; url: string }[],
} as const;
