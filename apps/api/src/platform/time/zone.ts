import { TZDate } from "@date-fns/tz";
import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";

/** A time in a calendar file. */
export interface CalendarTime {
  time: ICAL.Time;
  /** The time zone of this time; null is UTC. */
  zone: string | null;
}

/** Years for which VTIMEZONE rules are computed: later ones take too long to unroll. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;

/** Builds the VTIMEZONE of an IANA time zone. */
export function calendarZone(name: string) {
  const [block = ""] = tzlib_get_ical_block(name);
  const component = ICAL.Component.fromString(block);
  const rules = new ICAL.Timezone(component);

  function onTheClock(date: Date): TZDate {
    return new TZDate(Math.floor(+date / 1000) * 1000, name);
  }

  /** Returns whether a local time is unambiguous, by the zone's data and by the rules. */
  function isCertain(clock: TZDate, time: ICAL.Time): boolean {
    const { year, month, day, hour, minute, second } = time;
    if (year < FIRST_YEAR || year > LAST_YEAR) return false;
    const byName = +new TZDate(year, month - 1, day, hour, minute, second, name);
    const byRules = time.clone();
    byRules.zone = rules;
    return byName === +clock && byRules.toUnixTime() * 1000 === +clock;
  }

  return {
    /** Returns a copy of the VTIMEZONE, because a component belongs to one calendar. */
    component: () => ICAL.Component.fromString(block),

    /**
     * Converts a moment to the zone's local time, or to UTC if that would be ambiguous: in the repeated
     * hour of autumn, and in years with other rules.
     */
    toCalendarTime(date: Date): CalendarTime {
      const clock = onTheClock(date);
      const time = ICAL.Time.fromData({
        year: clock.getFullYear(),
        month: clock.getMonth() + 1,
        day: clock.getDate(),
        hour: clock.getHours(),
        minute: clock.getMinutes(),
        second: clock.getSeconds(),
      });
      if (isCertain(clock, time)) return { time, zone: name };
      return { time: utcTime(date), zone: null };
    },
  };
}

/** Converts a moment to UTC. */
export const utcTime = (date: Date) => ICAL.Time.fromJSDate(date, true);
