import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatMinutes, organization, RESET_LINK_MINUTES } from "@headwaters/contracts";
import { afterAllTests } from "@headwaters/testing/afterwards";
import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { beforeAll, describe, expect, test } from "vitest";
import { SITE } from "../platform/mail/compose/sampleData.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { openMails, openOutbox } from "../testing/outbox.ts";
import { samples } from "../testing/samples.ts";
import { passwordReset } from "./accounts/emails/links.ts";
import { itemPublished } from "./content/emails/index.ts";
import { renderForEmail } from "./content/index.ts";
import { mailKinds } from "./index.ts";
import { newsletterMail } from "./newsletter/emails/newsletter.ts";
import { eventMessage } from "./registrations/emails/events.ts";

/** Opens one outbox and mail server for this file. */
async function open() {
  const server = await startMailServer();
  const { connectionString, prisma } = await openMails();
  return { server, prisma, outbox: await openOutbox(connectionString, { smtpUrl: server.url }) };
}

let mailing: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  mailing = await open();
  return afterAllTests();
});

/** Sends mails and returns them as received. */
async function deliver(mails: readonly Mail[]) {
  const { server, prisma, outbox } = mailing;
  await prisma.mail.deleteMany(); // resets the daily limits of the recipient
  const before = server.mails.length;
  for (const mail of mails) await outbox.sendNow(await outbox.write(mail));
  return server.mails.slice(before);
}

async function delivered(mail: Mail) {
  const [received] = await deliver([mail]);
  if (!received) throw new Error("Nothing was received.");
  return received;
}

function deliveredSample(kind: string) {
  const sample = samples[kind];
  if (!sample) throw new Error(`There is no sample of ${kind}.`);
  return delivered(sample);
}

let arrived: ReturnType<typeof deliver> | undefined;

/** Sends all samples once for this file. */
function deliveredSamples() {
  arrived ??= deliver(Object.values(samples));
  return arrived;
}

const { name, email, address } = organization;

/** Reads the hidden line that inboxes show below the subject. */
const readPreview = (html: string) =>
  (/<body[^>]*><div style="display:none;[^>]*>([^<]*)<\/div>/.exec(html)?.[1] ?? "").replace(
    /[\u034f\u200c\u00a0]+$/,
    "",
  );

/** Finds colors of inline styles that no class of the element changes in dark mode. */
function findLightOnly(html: string): string[] {
  const [, dark = ""] = /prefers-color-scheme: dark\) \{(.+?)\n\}/s.exec(html) ?? [];
  const elements = [...html.matchAll(/<\w+ ([^>]*style="([^"]+)"[^>]*)>/g)];
  return elements.flatMap(([element, attributes = "", style = ""]) => {
    const classes = /class="([^"]+)"/.exec(attributes)?.[1]?.split(" ") ?? [];
    const changed = classes.flatMap((name) =>
      [...dark.matchAll(/([^{}]+)\{([^}]+)\}/g)].flatMap(([, selectors = "", rule = ""]) =>
        selectors.split(",").some((selector) => selector.trim() === `.${name}`) ? [rule] : [],
      ),
    );
    return style
      .split(";")
      .filter((declaration) => /#[\da-f]{6}$/.test(declaration))
      .map((declaration) => declaration.split(":")[0] ?? "")
      .filter((property) => {
        const color = property.includes("color") ? property : `${property}-color`;
        return !changed.some((rule) => new RegExp(`(?:^|[\\s;])${color}:`).test(rule));
      })
      .map((property) => `${property} of ${element}`);
  });
}

describe.for(Object.entries(samples))("the message %s", ([kind, sample]) => {
  test("arrives complete, in text and HTML, with the sender's name and address", async () => {
    const mail = (await deliveredSamples()).find((one) => one.kind === kind);
    if (!mail) throw new Error("It was not received.");
    expect(mail).toMatchObject({ kind, to: sample.to, subject: sample.subject });
    expect(mail.text).toBe(sample.text);
    expect(mail.html).toBe(sample.html);
    expect(mail.html).toContain('<img src="cid:mark" alt=""');
    expect(mail.inlined).toEqual(["mark"]);
    for (const part of [mail.text, mail.html]) {
      const isUnnamed = /Notice$|^newsletter|^guardianInvitation$/.test(kind);
      expect(part).toContain(isUnnamed ? "Hello," : "Hello Ana,");
      for (const word of [name, email, address.street, address.city]) expect(part).toContain(word);
    }
    const isOfAPerson = kind === "contactReply";
    expect(mail.headers.get("auto-submitted")).toBe(isOfAPerson ? "no" : "auto-generated");
  });

  test("has the same content in both parts", () => {
    const words = (text: string) => text.replaceAll(/\s+/g, " ");
    const shown = words(sample.html.replace(/<head>.*<\/head>/s, "").replaceAll(/<[^>]+>/g, " "))
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"');
    const [body = ""] = sample.text.replaceAll(/^> ?/gm, "").split("-- \n");
    for (const paragraph of body
      .trim()
      .split("\n\n")
      .filter((text) => !text.includes("http"))) {
      expect(shown).toContain(words(paragraph));
    }
  });

  test("loads nothing but public pictures of the site, and is small", () => {
    const others = sample.html
      .replace('<img src="cid:mark"', "")
      .replace(`<img src="${SITE}/pictures/event-spring-derby-1280/social.jpg"`, "");
    expect(others).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/);
    expect(Buffer.byteLength(sample.html)).toBeLessThan(60_000);
  });

  test("has a preview for inboxes that says more than the subject, and names no child", () => {
    const preview = readPreview(sample.html);
    expect(preview.length).toBeGreaterThan(20);
    expect(preview.length).toBeLessThanOrEqual(140);
    const [, title = sample.subject] = sample.subject.split(": ");
    expect(preview).not.toContain(title);
    expect(preview).not.toMatch(/Mia|Leo/);
    const others = Object.values(samples).filter((other) => other !== sample);
    expect(others.map(({ html }) => readPreview(html))).not.toContain(preview);
  });

  test("has a color for dark mode wherever it has one for light mode", () => {
    expect(sample.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(findLightOnly(sample.html)).toEqual([]);
  });
});

test("messages and notes of staff, which may be about a child, do not begin in inboxes", () => {
  const text = "Mia forgot her hat.";
  const about = { to: "ana@example.org", firstName: "Ana", names: ["Mia"], others: [], link: SITE };
  const links = { eventsLink: SITE, cancelLink: SITE, holds: "seats" as const, replyTo: "" };
  const event = { title: "Knots", eventDate: new Date(), location: "Pond", picture: null };
  const message = eventMessage({ ...about, ...links, event, text });
  expect(readPreview(message.html)).toBe("The people who run this event write to you.");
  const { contactNotice, contactReply, itemReturned, noticeDigest } = samples;
  expect(readPreview(itemReturned?.html ?? "")).toMatch(/^Before it is published/);
  expect(readPreview(noticeDigest?.html ?? "")).toMatch(/^\d+ notices wait for you\.$/);
  expect(readPreview(contactNotice?.html ?? "")).toBe("An answer is expected within 24-48 hours.");
  expect(readPreview(contactReply?.html ?? "")).toMatch(/^Here is our answer/);
});

test("a newsletter has a color for dark mode wherever it has one for light mode", async () => {
  const introduction = "> Quoted\n\n[Link](/events)\n\n---\n\n| a | b |\n| - | - |\n| 1 | 2 |";
  const html = await renderForEmail(introduction, SITE);
  const entry = {
    label: "News",
    title: "Herons",
    facts: "Soon",
    text: "Two of them.",
    more: "Read",
  };
  const picture = { src: `${SITE}/pictures/news-heron-count-960.webp`, alt: "" };
  const items = [{ ...entry, link: `${SITE}/news/1`, picture }];
  const content = { subject: "May", introduction: { html, text: introduction }, items };
  const mail = newsletterMail(content, SITE, "ana@example.org", null);
  expect(findLightOnly(mail.html)).toEqual([]);
  expect(readPreview(mail.html)).toBe("Herons");
  const withoutItems = { ...content, items: [], introduction: { html, text: "Two\nherons" } };
  const { html: short } = newsletterMail(withoutItems, SITE, "ana@example.org", null);
  expect(readPreview(short)).toBe("Two herons");
});

const ana = { to: "ana@example.org", expiresAt: new Date("2100-01-01T00:00:00Z") };

test("passwordReset has its link in both parts, and the time for which it is valid", async () => {
  const link = "https://site.example/reset-password?token=abc_-123&next=/";
  const mail = await delivered(passwordReset({ ...ana, firstName: "Ana", link }));
  expect(mail.subject).toBe("Reset your password");
  expect(mail.links).toEqual([link]);
  expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
  expect(mail.text).toContain(`once, for ${formatMinutes(RESET_LINK_MINUTES)}`);
  expect(mail.text).toContain("If it was not you");
});

test("passwordChanged has the date in the organization's time zone", async () => {
  const { text } = await deliveredSample("passwordChanged");
  expect(text).toContain("was changed on Saturday, November 21, 2026 at 1:05 PM PST.");
});

test("confirmNewEmail has its link, and says what happens if it is not followed", async () => {
  const mail = await deliveredSample("confirmNewEmail");
  expect(mail.links).toHaveLength(1);
  expect(mail.html).toContain(`href="${mail.links[0]}"`);
  expect(mail.text).toContain("this address will not be used");
});

test("eventCancelled and a decided membership link to the events", async () => {
  const cancelled = await deliveredSample("eventCancelled");
  expect(cancelled.subject).toBe("Cancelled: Knots and Casting");
  expect(cancelled.links).toEqual(["http://localhost:3000/events"]);
  const { text, links } = await deliveredSample("membershipDecided");
  expect(text).toContain("See what is on:");
  expect(links).toEqual(["http://localhost:3000/events"]);
});

test("registrationWaiting names the waitlist position of each person", async () => {
  const { text } = await deliveredSample("registrationWaiting");
  expect(text).toContain("Mia (place 4) and Leo (place 5) are on the waitlist.");
});

test("emailChanged shows the new address masked", async () => {
  const { text, html } = await deliveredSample("emailChanged");
  for (const part of [text, html]) {
    expect(part).toContain("a…@example.net");
    expect(part).not.toContain("ana.reyes");
  }
});

describe("a name", () => {
  const about = { firstName: "Ana", link: "https://site.example" };
  const greetedAs = (firstName: string | null) =>
    passwordReset({ ...ana, firstName, link: "https://site.example" });

  test("is escaped in HTML, like all user input", async () => {
    const title = '<b onclick="x">&';
    const mail = await delivered(itemPublished({ ...ana, ...about, title }));
    expect(mail.html).toContain("“&lt;b onclick=&quot;x&quot;&gt;&amp;”");
    expect(mail.text).toContain(`“${title}”`);
    expect((await delivered(greetedAs("O’Neil"))).text).toContain("Hello O’Neil,");
  });

  test("may have letters of any script", async () => {
    expect((await delivered(greetedAs("Łukasz-José 山田"))).text).toContain(
      "Hello Łukasz-José 山田,",
    );
  });

  test.for([
    "",
    "   ",
    null,
    "Win at https://evil.example",
    "evil.example",
    "<b>Ana</b>",
    "x".repeat(51),
  ])("is omitted if it is not a name: %s", (firstName) => {
    const { text, html } = greetedAs(firstName);
    expect(text).toMatch(/^Hello,$/m);
    expect(html).toContain(">Hello,<");
    expect(text + html).not.toContain("evil");
  });
});

describe("a mail about registrations", () => {
  const kinds = Object.keys(samples).filter((kind) => /registration|seat|offer|event/i.test(kind));

  test("is one of the expected messages", () => expect(kinds).toHaveLength(11));

  test.each(kinds)(
    "%s names the event, its time and zone, the place, and the people",
    async (kind) => {
      const mail = await deliveredSample(kind);
      for (const part of [mail.text, mail.html]) {
        for (const word of [
          "Knots and Casting",
          "Saturday, May 1, 2027 at 9:00 AM PDT",
          "Mill Pond, north shore",
          kind === "seatOffered" ? "Leo (offered now) and Mia (has a seat)" : "Mia and Leo",
        ]) {
          expect(part).toContain(word);
        }
      }
    },
  );

  test.each(kinds)(
    "%s shows the day of the event, and its picture while that is public",
    (kind) => {
      const html = samples[kind]?.html ?? "";
      expect(html).toMatch(
        /<td class="date" aria-hidden="true"[^>]*><div[^>]*>May<\/div><div[^>]*>1</,
      );
      const picture = /<img [^>]*src="http:[^"]+social\.jpg" alt="Children fish[^"]+"[^>]*>/.exec(
        html,
      );
      if (kind === "eventHidden") expect(picture).toBeNull();
      else expect(picture?.[0]).toMatch(/ width="240" height="126"/);
    },
  );

  test.each(kinds.filter((kind) => kind !== "eventCancelled"))(
    "%s has a button to give up seats, or to leave the waitlist",
    async (kind) => {
      const { links, html } = await deliveredSample(kind);
      const link = links.find((one) => one.includes("/registrations/cancel?token="));
      const label =
        kind === "registrationWaiting" ? "Leave the waitlist" : "Give up one seat or all";
      expect(html).toMatch(new RegExp(`<a class="outlined" [^>]+>${label}</a>`));
      expect(html).toContain(`href="${link}"`);
    },
  );
});

test("every message file is declared under the kind of its mail", () => {
  const files = globSync("*/emails/**/*.ts", { cwd: import.meta.dirname });
  const kinds = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    return [...source.matchAll(/^ {4}kind: "(\w+)"/gm)].map(([, kind]) => kind);
  });
  expect(kinds).toHaveLength(Object.keys(samples).length);
  expect(Object.keys(mailKinds)).toEqual(expect.arrayContaining(kinds));
  for (const [kind, sample] of Object.entries(samples)) expect(sample.kind).toBe(kind);
});
