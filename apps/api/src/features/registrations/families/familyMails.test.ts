import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, useRegistrations } from "@headwaters/testing/people/registrations";
import { uploadPhoto } from "@headwaters/testing/pictures";
import { describe, expect, test } from "vitest";
import { PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

const iceDay = "/pictures/event-ice-day-480.avif";

/** Waits for a mail of a kind to a family; returns the picture of its event. */
async function findPicture({ account }: Family, kind: string) {
  const find = async () =>
    (await findMails(site, account.email)).find((mail) => mail.kind === kind);
  await expect.poll(find).toBeDefined();
  const html = (await find())?.html ?? "";
  expect(html).toContain('class="date"');
  const [, src, alt] = /<img [^>]*src="(http[^"]+)" alt="([^"]*)"/.exec(html) ?? [];
  return src === undefined ? null : { src, alt };
}

/** An event with a picture, and a family that is registered for it. */
async function buildScene(imageUrl: string) {
  const event = await publishEvent({ imageUrl });
  const family = await buildMember(site);
  const { people } = await register(family, event.path);
  const registrationIds = people.map(({ id }) => id);
  const cancel = () => family.agent.post(`${event.path}/cancel`, { registrationIds });
  return { ...event, family, cancel };
}

describe("a mail about an event shows its picture", () => {
  test("if it is one of the site's own", async () => {
    const { family } = await buildScene(iceDay);
    expect(await findPicture(family, "registrationConfirmed")).toEqual({
      src: `${PUBLIC_URL}/pictures/event-ice-day-1280/social.jpg`,
      alt: expect.stringContaining("Children in knit hats"),
    });
  });

  test("if it was uploaded, without its description, which its author may change after the approval", async () => {
    const { agent } = await buildMember(site);
    const { url } = await uploadPhoto(agent, "A heron & its nest.");
    const { family } = await buildScene(url);
    expect(await findPicture(family, "registrationConfirmed")).toEqual({
      src: `${PUBLIC_URL}${url}/social.jpg`,
      alt: "",
    });
  });

  test.for([
    "https://images.example/pond.jpg",
    "/uploads/0199f0c8-0000-7000-8000-000000000000",
    "/pictures/unknown-480.avif",
  ])("but not this one, which is not the site's: %s", async (imageUrl) => {
    const { family } = await buildScene(imageUrl);
    expect(await findPicture(family, "registrationConfirmed")).toBeNull();
  });

  test("but not while staff do not back the event", async () => {
    const { id, family, cancel } = await buildScene(iceDay);
    await site.prisma.eventDetails.update({
      where: { eventId: id },
      data: { registrationApprovedAt: null },
    });
    await cancel();
    expect(await findPicture(family, "registrationCancelled")).toBeNull();
  });

  test("but not while the event is hidden, nor in the mail that says so", async () => {
    const { id, family, cancel } = await buildScene(iceDay);
    const { agent: staff } = await buildStaff(site);
    const familyNote = "The dam is being repaired.";
    const hidden = await staff.post(`/api/events/${id}/unpublish`, { familyNote });
    expect(hidden.statusCode).toBe(200);
    expect(await findPicture(family, "eventHidden")).toBeNull();
    // Approved, as after an edit of its author, but a draft.
    await site.prisma.eventDetails.update({ where: { eventId: id }, data: { takenDownAt: null } });
    await cancel();
    expect(await findPicture(family, "registrationCancelled")).toBeNull();
  });
});
