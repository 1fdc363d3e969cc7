import shared from "#ui/shared.module.css";
import classes from "./SiteLayout.module.css";

/** Covers the screen while the page loads. */
export function Spinner() {
  return (
    <div className={classes.spinner} role="status">
      <svg viewBox="0 0 64 64" className={classes.ripples} aria-hidden>
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="28" />
      </svg>
      <span className={shared.small}>Loading…</span>
    </div>
  );
}
