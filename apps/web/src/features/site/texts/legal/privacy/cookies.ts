import { SESSION_DAYS } from "@headwaters/contracts";
import { formatNumber } from "#lib/format.ts";
import { DRAFT_DAYS } from "#ui/forms/drafts/store.ts";
import type { LegalSection } from "../document.ts";

/** The privacy policy's section on cookies. Change it when the site sets another one. */
export const privacyCookies: LegalSection = {
  id: "cookies",
  title: "Cookies",
  blocks: [
    "A cookie is a small file that a website asks your browser to keep. This website sets two cookies, both of them essential, and only when you sign in or set a new password. There are four types of cookies. Here is how we use each:",
    {
      table: {
        caption: "Types of cookies and whether this website uses them",
        columns: ["Type", "What it is for", "On this website"],
        rows: [
          [
            "Essential",
            "Making something work that you asked for, such as staying signed in.",
            `Used when you sign in: one cookie that holds a random number, so that we recognize you on the next page, which ends when you log out, or ${formatNumber(SESSION_DAYS)} days after your last visit; and one that proves that you have signed in from this browser before, so that strangers who guess at your password cannot keep you from signing in. It holds a random number and codes that do not say who you are, and ends a year after you last signed in.`,
          ],
          [
            "Analytics",
            "Counting visits and learning which pages are useful.",
            "Not used. We would ask for your consent first.",
          ],
          [
            "Preference",
            "Remembering choices, such as colors or a language.",
            "Not used. We would ask for your consent first.",
          ],
          [
            "Marketing",
            "Following visitors from site to site to show them advertising.",
            "Not used. We would ask for your consent first, and never for a child.",
          ],
        ],
      },
    },
    `Besides cookies, your browser keeps small notes for itself: whether you chose light or dark colors; when somebody last signed in or out; while a form is being sent, a random number by which we keep it once; and, for people who write articles, an unfinished draft. A draft is shown only to the account that wrote it. It stays on your device when you sign out, so that nothing is lost, until you publish or discard it or delete your account, for ${DRAFT_DAYS} days at most.`,
    "You can refuse or delete cookies in your browser’s settings. Every public page of this website works without them. Only signing in needs one.",
    "Because we do not track anyone across websites, the site behaves the same whether or not your browser sends a Do Not Track or Global Privacy Control signal.",
  ],
};
