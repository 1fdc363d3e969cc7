import type { Leader } from "../texts/leadership.ts";
import classes from "./ProfileNotes.module.css";

/** Experience, as a note beside the text. */
export function ProfileNotes({ leader: { expertise, achievements } }: { leader: Leader }) {
  return (
    <div className={classes.notes}>
      <div>
        <h4 className={classes.label}>Expertise</h4>
        <ul className={classes.tags}>
          {expertise.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={classes.label}>Achievements</h4>
        <ul className={classes.achievements}>
          {achievements.map((achievement) => (
            <li key={achievement}>{achievement}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
