import { organization } from "@headwaters/contracts";

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: organization.timeZone,
});

/** A day, as it was where the organisation is. */
export function DateText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{longDate.format(date)}</time>;
}
