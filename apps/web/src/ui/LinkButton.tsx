import { Button, type ButtonProps } from "@mantine/core";
import { Link } from "react-router-dom";

interface LinkButtonProps extends ButtonProps {
  to: string;
  /** Of the history entry. */
  state?: unknown;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
