import "#ui/styles/components/moves.css";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Hero } from "#layout/Hero.tsx";
import { canMoveElements } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { cropForLinks, picturePath } from "#ui/meta/previewPicture.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import { JoinBand } from "../JoinBand.tsx";
import classes from "./GalleryPage.module.css";
import { Lightbox } from "./Lightbox.tsx";
import { findPhoto, formatCardId, formatSlug, getPhoto, PHOTO_PARAM } from "./photoUrl.ts";
import { gallery, galleryTexts } from "./texts.ts";

/** Marks history entries that were pushed onto the grid's entry. */
const OPENED_HERE = { openedHere: true };

export default function GalleryPage() {
  const { title, eyebrow, lead, description, hero, hint, join } = galleryTexts;
  const { index, show, close } = useOpenPhoto();
  // Moves into the lightbox, and back if it is still the one that is shown.
  const [pressed, setPressed] = useState(-1);
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={paths.gallery}
        {...(index >= 0 && formatPhotoMeta(index))}
      />
      {index >= 0 && (
        <Lightbox index={index} isPressed={index === pressed} onMove={show} onClose={close} />
      )}
      <div className={classes.page}>
        <Hero picture={hero} eyebrow={eyebrow} title={title}>
          <p>{lead}</p>
        </Hero>
      </div>
      <section className={classes.wall} aria-label="Pictures">
        <p className={classes.hint}>
          <strong>{gallery.length} pictures</strong> <span>{hint}</span>
        </p>
        <PhotoGrid moving={index < 0 ? pressed : -1} onPress={setPressed} />
      </section>
      <JoinBand {...join} />
    </>
  );
}

interface PhotoGridProps {
  /** Index of the picture that moves into the lightbox or came from it. */
  moving: number;
  onPress: (index: number) => void;
}

/**
 * All pictures, each a link to its own address. Their alternative texts are the short titles; the
 * long descriptions are on the opened pictures, as they would be too much to listen to and to send.
 */
function PhotoGrid({ moving, onPress }: PhotoGridProps) {
  return (
    <ul className={classes.grid}>
      {gallery.map((photo, index) => (
        <li key={photo.picture.name} ref={reveal}>
          <Link
            id={formatCardId(photo)}
            to={paths.galleryPhoto(formatSlug(photo))}
            state={OPENED_HERE}
            preventScrollReset
            viewTransition={canMoveElements()}
            onClick={() => onPress(index)}
            className={classes.card}
            data-moving={index === moving || undefined}
          >
            <Picture
              // One background color for all, as the colors of all pictures would add bytes to the
              // page.
              picture={{ ...photo.picture, color: "", widths: photo.picture.widths.slice(0, 1) }}
              alt={photo.title}
              sizes="480px"
              className={classes.picture}
            />
            <span className={classes.title} aria-hidden>
              {photo.title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Metadata of an open picture's URL. */
function formatPhotoMeta(index: number) {
  const photo = getPhoto(index);
  const { title, description, picture } = photo;
  return {
    description: `${title}: ${description}`,
    path: paths.galleryPhoto(formatSlug(photo)),
    picture: { ...cropForLinks(picturePath(picture)), alt: description },
  };
}

/**
 * The URL says which picture is open. Opening pushes a history entry and moving on replaces it, so
 * that one step back closes the picture.
 */
function useOpenPhoto() {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // Any navigation completes the closing.
  useEffect(() => {
    isClosing.current = false;
  }, [key]);

  function show(index: number) {
    if (isClosing.current) return;
    const stay = { replace: true, preventScrollReset: true, state };
    navigate(paths.galleryPhoto(formatSlug(getPhoto(index))), stay);
  }

  function close() {
    if (isClosing.current) return; // Going back is asynchronous, and twice would be too far.
    isClosing.current = true;
    if ((state as typeof OPENED_HERE | null)?.openedHere) navigate(-1);
    else navigate(paths.gallery, { replace: true, preventScrollReset: true });
  }

  return { index: findPhoto(search.get(PHOTO_PARAM)), show, close };
}
