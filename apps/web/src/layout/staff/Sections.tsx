import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { staffTexts } from "../../features/staff/texts/staff.ts";
import { trpc } from "../../lib/api/client.ts";
import hidden from "../hidden.module.css";
import { counted } from "./counted.ts";
import classes from "./StaffPage.module.css";
import { type SectionName, sections } from "./sections.ts";

/** From one room of the staff area to the others, each with what waits there. */
export function Sections() {
  const overview = trpc.staff.overview.useQuery().data;
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is longer than the screen: the present one is to be seen on it.
  useEffect(() => {
    const present = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !present) return;
    const [around, own] = [strip.current, present].map((part) => part.getBoundingClientRect());
    if (around && own) strip.current.scrollLeft += own.left - (around.width - own.width) / 2;
  }, []);
  return (
    <nav ref={strip} aria-label={staffTexts.navigation} className={classes.sections}>
      <ul>
        {Object.entries(sections).map(([name, { path, ...section }]) => {
          const waiting = "count" in section ? overview?.[section.count] : undefined;
          return (
            <li key={name}>
              <NavLink to={path} end={name === "overview"} className={classes.section ?? ""}>
                {staffTexts.sections[name as SectionName]}
                {waiting ? (
                  <>
                    <span className={hidden.hidden}>, waiting: </span>
                    <span className={classes.count}>{counted(waiting)}</span>
                  </>
                ) : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
