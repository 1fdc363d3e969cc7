import type { Attendance } from "@headwaters/contracts";

/** The part of the page "My data". */
export const myDataTexts = {
  children: "Children",
  born: "born in",
  registrations: {
    title: "Registrations",
    signedUp: "Signed up",
    needs: "Note on allergies or needs",
    noNeeds: "none",
    photos: { true: "Photographs allowed", false: "No photographs" },
    attendance: { arrived: "Came", "no-show": "Did not come" } satisfies Record<Attendance, string>,
    pickedUpBy: "Picked up by",
    guardian: "Parent or guardian",
    emergency: "In an emergency",
    terms: "Agreed to the terms",
    eventCancelled: "The event was cancelled.",
  },
  led: "Events you were named to lead",
  named: "Events for which you named a leader",
  since: "since",
} as const;
