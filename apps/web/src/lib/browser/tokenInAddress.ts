/** The token in the address of the link; null without one. */
export const readToken = () => new URLSearchParams(window.location.search).get("token");
