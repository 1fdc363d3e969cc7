import { isMinor } from "@headwaters/contracts";
import type { Typed } from "#ui/forms/Form.tsx";
import type { Issue } from "#ui/forms/showFailure.ts";

interface Known {
  people: readonly { isAdult: boolean }[];
  eventDate: Date;
}

/** Converts the values of the form that adds a person to its schema's input. */
export function toAddedPerson(typed: Typed, { people, eventDate }: Known) {
  const text = (name: string) => (typed[name] ?? "").trim();
  const participants = people.map(({ isAdult }, index) => {
    const year = text(`participants.${index}.birthYear`);
    return {
      firstName: text(`participants.${index}.firstName`),
      birthYear: isAdult ? null : year ? Number(year) : undefined,
      needs: text(`participants.${index}.needs`),
    };
  });
  const isCalled = participants.some(
    ({ birthYear }) => birthYear === undefined || isMinor(eventDate, birthYear),
  );
  /** Null if a contact is neither required nor typed. */
  const contact = (who: string) => {
    const [name, phone] = [text(`${who}.name`), text(`${who}.phone`)];
    return isCalled || name || phone ? { name, phone } : null;
  };
  return {
    participants,
    guardian: contact("guardian"),
    emergency: contact("emergency"),
    email: text("email") || null,
    anyAge: "anyAge" in typed,
  };
}

/** Moves errors about a person as a whole to the first field. */
export const toPersonFields = (issues: Issue[]): Issue[] =>
  issues.map(({ path, message }) => {
    const name = typeof path === "string" ? path : path.join(".");
    return { path: name.replace(/^participants\.\d+$/, "$&.firstName"), message };
  });
