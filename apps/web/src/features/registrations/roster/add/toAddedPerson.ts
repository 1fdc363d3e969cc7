import { isMinor } from "@headwaters/contracts";

interface Known {
  people: readonly { isAdult: boolean }[];
  eventDate: Date;
}

/** Converts the values of the form that adds a person to its schema's input. */
export function toAddedPerson(typed: FormData, { people, eventDate }: Known) {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
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
    anyAge: typed.has("anyAge"),
  };
}
