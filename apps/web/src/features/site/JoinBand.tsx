import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Closing } from "#ui/page/sections.tsx";

/** The closing band of a page: an invitation to join. */
export function JoinBand(props: { title: string; text: string }) {
  return (
    <Closing {...props}>
      <LinkButton to={paths.membership} size="lg" color="sand.1">
        Join Now
      </LinkButton>
    </Closing>
  );
}
