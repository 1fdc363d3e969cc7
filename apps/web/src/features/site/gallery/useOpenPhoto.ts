import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { PHOTO, photoAt, photoIndex, photoName } from "./photoAddress.ts";

/** Marks history entries that were pushed onto the grid's entry. */
export const OPENED_HERE = { openedHere: true };

/**
 * The address says which picture is open. Opening pushes a history entry and moving on replaces it,
 * so that one step back closes the picture.
 */
export function useOpenPhoto() {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef(false);
  // Any navigation completes the closing.
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  function show(index: number) {
    if (leaving.current) return;
    const stay = { replace: true, preventScrollReset: true, state };
    navigate(paths.galleryPhoto(photoName(photoAt(index))), stay);
  }

  function close() {
    if (leaving.current) return; // Going back is asynchronous, and twice would be too far.
    leaving.current = true;
    if ((state as typeof OPENED_HERE | null)?.openedHere) navigate(-1);
    else navigate(paths.gallery, { replace: true, preventScrollReset: true });
  }

  return { index: photoIndex(search.get(PHOTO)), show, close };
}
