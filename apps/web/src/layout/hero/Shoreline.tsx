import classes from "./Shoreline.module.css";

/** The lower edge of a picture as a waterline with ripples. */
export function Shoreline() {
  return (
    <svg
      className={classes.shoreline}
      data-no-print
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classes.ripple} d="M0 22C160 2 300 2 470 20S800 46 980 26S1290 4 1440 18" />
      <path
        className={classes.ripple}
        d="M0 36C170 14 310 16 480 34S810 58 990 40S1300 18 1440 32"
      />
      <path d="M0 52C180 28 320 30 490 48S820 70 1000 54S1310 34 1440 48V73H0Z" />
    </svg>
  );
}
