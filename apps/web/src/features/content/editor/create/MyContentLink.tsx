import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";

/** Link from the editor to the author's content. */
export function MyContentLink() {
  return <Link to={paths.myContent}>My Content</Link>;
}
