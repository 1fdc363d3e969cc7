import { Link } from "react-router-dom";
import { paths } from "../../../../lib/paths.ts";

/** From where something is written to what one has written. */
export function MyContentLink() {
  return <Link to={paths.writing}>My Content</Link>;
}
