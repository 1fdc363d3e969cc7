/** The question before the user leaves an unsaved form. */
export const leaveTexts = {
  title: "Leave without saving?",
  text: "Your changes are not saved yet. This browser keeps them for you, and offers them when you come back.",
  leave: "Leave",
  stay: "Keep Editing",
} as const;
