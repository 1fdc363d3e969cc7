import { attendanceNames } from "@headwaters/contracts";

/** Checking people in on a roster. */
export const checkInTexts = {
  label: "Check-in",
  names: attendanceNames,
  noted: (by: string | null, what: string, time: string) =>
    `${by ?? "Somebody"} noted “${what}” at ${time}`,
  nothing: { attendance: "nothing", pickedUpBy: "not picked up" },
  conflict: (older: string, newer: string) =>
    `Two check-ins disagree: ${older}; ${newer}. The second counts. Please ask, and note what is right.`,
  undo: "Undo",
  question: (name: string) => `Who picks ${name} up?`,
  pickedUpBy: "Picked up by",
  guardian: "Guardian",
  notedBy: (by: string | null, time: string) => `noted by ${by ?? "somebody"} at ${time}`,
  problems: { unlisted: "not on the list", excluded: "must not pick up" },
  warnings: {
    unlisted: (who: string, child: string) =>
      `${who} is not on the list of those who may pick up ${child}. Ask, call a guardian, and save again if the child goes all the same.`,
    excluded: (who: string, child: string) =>
      `Stop: ${who} may be a person who must not pick up ${child}. Keep the child with you and call our office.`,
  },
  saveAnyway: "Save anyway",
  save: "Save",
  change: "Change",
  offline: "Not saved yet: there is no connection. This page saves it once there is.",
  failed: "Not saved.",
  kept: "Not sent yet: it is kept on this device.",
  retry: "Try Again",
} as const;

/** Check-ins that wait on this device. */
export const unsentTexts = {
  waiting: (count: number) =>
    count === 1
      ? "1 check-in waits on this device until it can be sent."
      : `${count} check-ins wait on this device until they can be sent.`,
  sendNow: "Send Now",
  notNow: "It could not be sent just now.",
  notAccepted: "A check-in was not accepted.",
  disagrees: "A check-in that waited here and another one disagree.",
  seeList: "See the list",
} as const;
