import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { PHOTO, photoAt, photoIndex, photoName } from "./photoAddress.ts";

/** Marks the entries of the browser's history that lie on top of the grid's own. */
export const OPENED_HERE = { openedHere: true };

/**
 * The address says which picture is open. Opening one adds an entry to the browser's history, moving
 * on replaces it: one step back closes the picture, however many were looked at.
 */
export function useOpenPhoto() {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef(false);
  // Wherever the visitor is by now, they have left.
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  function show(index: number) {
    if (leaving.current) return;
    const stay = { replace: true, preventScrollReset: true, state };
    navigate(paths.galleryPhoto(photoName(photoAt(index))), stay);
  }

  function close() {
    if (leaving.current) return; // going back takes a moment, and twice would be too far
    leaving.current = true;
    if ((state as typeof OPENED_HERE | null)?.openedHere) navigate(-1);
    else navigate(paths.gallery, { replace: true, preventScrollReset: true });
  }

  return { index: photoIndex(search.get(PHOTO)), show, close };
}
