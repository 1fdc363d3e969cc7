import { createContext, useContext } from "react";

/** Base of the site's absolute addresses, without a slash at its end. */
export const PublicUrl = createContext("");

export const usePublicUrl = () => useContext(PublicUrl);
