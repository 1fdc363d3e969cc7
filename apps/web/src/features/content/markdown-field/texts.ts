/** The buttons of the toolbar. */
export const toolNames = {
  bold: "Bold",
  italic: "Italic",
  heading: "Heading",
  bullets: "List",
  numbers: "Numbered list",
  quote: "Quote",
  link: "Link",
  picture: "Picture",
} as const;

/** Texts of the Markdown field. */
export const markdownTexts = {
  write: "Write",
  views: "What is shown",
  preview: {
    label: "Preview",
    empty: "What you write is shown here as it will look on its page.",
    pending: "Drawing the preview…",
    failed: "The preview could not be drawn. What you wrote is not affected.",
    signedOut:
      "You are signed out, so there is no preview. What you typed is kept in this browser: sign in again to go on.",
    retry: "Try again",
  },
  hint: "Leave an empty line between paragraphs. The buttons above add headings, lists, links and pictures. A YouTube or Vimeo address on a line of its own becomes a video.",
  toolbar: "Formatting",
  link: {
    address: "Web address",
    text: "Text of the link",
    add: "Add link",
    change: "Change link",
    remove: "Remove link",
    missing: "Where should the link lead?",
    invalid: "Start the address with https://, http://, mailto: or / for a page of this site.",
  },
  picture: {
    alt: "What does it show?",
    altHint: "For people who cannot see it: “Two otters on a log”.",
    decorative: "Decoration only: nothing to describe",
    add: "Add picture",
    choose: "Choose a picture",
    drop: "You can also drop a picture on the text, or paste it.",
    one: "One picture at a time: this is the first.",
    notPicture: "That file is not a picture.",
    uploading: "Uploading…",
    failed: "The picture could not be uploaded. Please try again.",
    missingFile: "Please choose a picture.",
    notPasted: {
      title: "Pictures were left out",
      description: "Add them one by one with the button above the text.",
    },
    missingAlt: "Describe the picture, or mark it as decoration.",
  },
  back: "Back to the text",
} as const;
