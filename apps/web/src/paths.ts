/** Pages that exist, as the router and the server know them; links to others show the 404 page. */
export const pages = {
  home: "/",
  auth: "/auth",
  news: "/news",
  newsArticle: "/news/:id",
} as const;

/** Every address of the web app; a function where one has a part that varies. */
export const paths = {
  ...pages,
  newsArticle: (id: string) => `/news/${encodeURIComponent(id)}`,
  forgotPassword: "/forgot-password",
  mission: "/mission",
  events: "/events",
  education: "/education",
  membership: "/membership",
  gallery: "/gallery",
  leadership: "/leadership",
  sponsors: "/sponsors",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  /** Not a page: the server answers it with a redirect to the sign-in page. */
  apiLogin: "/api/login",
  /** Not a page: where the tRPC procedures are. */
  trpc: "/trpc",
} as const;
