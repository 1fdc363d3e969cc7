import { Picture } from "#ui/pictures/Picture.tsx";
import { authPanel } from "#ui/pictures/pictures.ts";
import { authTexts } from "../texts/auth.ts";
import classes from "./JoinPanel.module.css";

/** Benefits of an account. */
export function JoinPanel() {
  const { title, text, points } = authTexts.panel;
  return (
    <aside className={classes.panel}>
      <Picture
        picture={authPanel}
        sizes="(min-width: 64em) 42rem, 100vw"
        alt=""
        first
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        <ol className={classes.points}>
          {points.map((point) => (
            <li key={point.title}>
              <strong>{point.title}</strong>
              <span>{point.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
