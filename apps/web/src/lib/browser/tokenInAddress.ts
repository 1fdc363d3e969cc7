/** The token of the link that was followed; null where it has none. */
export const readToken = () => new URLSearchParams(window.location.search).get("token");
