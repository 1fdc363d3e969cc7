import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";

/** From where something is written to what one has written. */
export function MyItemsLink() {
  return <Link to={paths.writing}>My Items</Link>;
}
