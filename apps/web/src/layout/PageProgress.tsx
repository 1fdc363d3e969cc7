import { useNavigation } from "react-router-dom";
import classes from "./PageProgress.module.css";

/** A progress line at the top while the next page loads. */
export function PageProgress() {
  return useNavigation().state === "idle" ? null : <div className={classes.line} aria-hidden />;
}
