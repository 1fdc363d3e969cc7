import type { SiteEntry } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { Picture } from "#ui/pictures/pictures.ts";
import { contactTexts } from "../../features/contact/form/texts.ts";
import { formatSlug } from "../../features/site/gallery/photoUrl.ts";
import { gallery } from "../../features/site/gallery/texts.ts";
import { leadership } from "../../features/site/leadership/texts.ts";
import { sponsors } from "../../features/site/sponsors/texts.ts";
import { searchedPages } from "./searchedPages.ts";

/** The smallest file of a picture, which every browser shows. */
const formatUrl = ({ name, widths }: Picture) => `/pictures/${name}-${widths[0]}.webp`;

const { staff, board } = leadership;
const people = [staff.director, ...staff.team, board.chair].map(
  ({ id, name, title, portrait, bio, expertise, achievements }): SiteEntry => ({
    kind: "people",
    title: name,
    text: [`${title}.`, ...bio, `${expertise.join(", ")}.`, ...achievements].join(" "),
    imageUrl: formatUrl(portrait),
    path: `${paths.leadership}#${id}`,
  }),
);

const pages = searchedPages.map(
  ({ picture, ...page }): SiteEntry => ({
    ...page,
    kind: "pages",
    imageUrl: picture ? formatUrl(picture) : null,
  }),
);

const questions = contactTexts.questions.answers.map(
  ({ id, question, answer }): SiteEntry => ({
    kind: "questions",
    title: question,
    text: answer,
    imageUrl: null,
    path: `${paths.contact}#${id}`,
  }),
);

const supporters = sponsors.list.sponsors.map(
  ({ id, name, tier, mark, description }): SiteEntry => ({
    kind: "sponsors",
    title: name,
    text: `${tier} sponsor. ${description}`,
    imageUrl: mark,
    path: `${paths.sponsors}#${id}`,
  }),
);

const photos = gallery.map(
  (photo): SiteEntry => ({
    kind: "pictures",
    title: photo.title,
    text: photo.description,
    imageUrl: formatUrl(photo.picture),
    path: paths.galleryPhoto(formatSlug(photo)),
  }),
);

/** What a search finds beside published content: one list, from the texts of the pages. */
export const siteEntries: readonly SiteEntry[] = [
  ...people,
  ...pages,
  ...questions,
  ...supporters,
  ...photos,
];
