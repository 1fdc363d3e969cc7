import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import { gallery } from "../texts/gallery.ts";
import classes from "./PhotoGrid.module.css";
import { cardId, photoName } from "./photoAddress.ts";
import { OPENED_HERE } from "./useOpenPhoto.ts";

/**
 * All pictures, each a link to its own address. Their alternative texts are the short titles; the
 * long descriptions are on the opened pictures, as they would be too much to listen to and to send.
 */
export function PhotoGrid() {
  return (
    <ul className={classes.grid}>
      {gallery.map((item) => (
        <li key={item.picture.name} ref={reveal}>
          <Link
            id={cardId(item)}
            to={paths.galleryPhoto(photoName(item))}
            state={OPENED_HERE}
            preventScrollReset
            className={classes.card}
          >
            <Picture
              // One background color for all, as the colors of all pictures would add bytes to the
              // page.
              picture={{ ...item.picture, color: "", widths: item.picture.widths.slice(0, 1) }}
              alt={item.title}
              sizes="480px"
              className={classes.picture}
            />
            <span className={classes.title} aria-hidden>
              {item.title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
