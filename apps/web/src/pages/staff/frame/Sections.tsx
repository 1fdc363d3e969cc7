import { NavLink } from "react-router-dom";
import { trpc } from "../../../api/client.ts";
import { staffTexts } from "../../../content/staff.ts";
import classes from "./StaffPage.module.css";
import { type SectionName, sections } from "./sections.ts";

/** From one room of the staff area to the others, each with what waits there. */
export function Sections() {
  const overview = trpc.staff.overview.useQuery().data;
  return (
    <nav aria-label={staffTexts.navigation} className={classes.sections}>
      <ul>
        {Object.entries(sections).map(([name, { path, ...section }]) => {
          const waiting = "count" in section ? overview?.[section.count] : undefined;
          return (
            <li key={name}>
              <NavLink to={path} end={name === "overview"} className={classes.section ?? ""}>
                {staffTexts.sections[name as SectionName]}
                {waiting ? <span className={classes.count}>{waiting}</span> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
