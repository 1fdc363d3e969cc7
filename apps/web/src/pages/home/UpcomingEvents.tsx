import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Section } from "../../components/Section.tsx";
import { emptyEvents } from "../../content/pictures.ts";
import { paths } from "../../paths.ts";

/** Events come with their own pages; until then there are none. */
export function UpcomingEvents() {
  return (
    <Section
      eyebrow="Out and about"
      title="Upcoming Events"
      ground="band"
      action={
        <LinkButton to={paths.events} variant="outline">
          View All Events
        </LinkButton>
      }
    >
      <Notice level={3} title="No events scheduled" picture={emptyEvents}>
        <p>The next season is being planned. Read what happened in the last one meanwhile.</p>
        <LinkButton to={paths.news} variant="default">
          Read the News
        </LinkButton>
      </Notice>
    </Section>
  );
}
