import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { cropForLinks, pictureAddress } from "#ui/meta/previewPicture.ts";
import { JoinBand } from "../JoinBand.tsx";
import { gallery, galleryTexts } from "../texts/gallery.ts";
import classes from "./GalleryPage.module.css";
import { Lightbox } from "./lightbox/Lightbox.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { photoAt, photoName } from "./photoAddress.ts";
import { useOpenPhoto } from "./useOpenPhoto.ts";

/** Metadata of an open picture's address. */
function sharedPhoto(index: number) {
  const item = photoAt(index);
  return {
    description: `${item.title}: ${item.description}`,
    path: paths.galleryPhoto(photoName(item)),
    picture: {
      ...cropForLinks(pictureAddress(item.picture)),
      alt: item.description,
    },
  };
}

export default function GalleryPage() {
  const { title, eyebrow, lead, description, hero, hint, join } = galleryTexts;
  const { index, show, close } = useOpenPhoto();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={paths.gallery}
        {...(index >= 0 && sharedPhoto(index))}
      />
      {index >= 0 && <Lightbox index={index} onMove={show} onClose={close} />}
      <div className={classes.page}>
        <Hero picture={hero} eyebrow={eyebrow} title={title}>
          <p>{lead}</p>
        </Hero>
      </div>
      <section className={classes.wall} aria-label="Pictures">
        <p className={classes.hint}>
          <strong>{gallery.length} pictures</strong> <span>{hint}</span>
        </p>
        <PhotoGrid />
      </section>
      <JoinBand {...join} />
    </>
  );
}
