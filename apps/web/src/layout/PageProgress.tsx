import { useNavigation } from "react-router-dom";
import classes from "./PageProgress.module.css";

/** A thin line at the top while the next page takes its time; its coming is announced elsewhere. */
export function PageProgress() {
  return useNavigation().state === "idle" ? null : <div className={classes.line} aria-hidden />;
}
