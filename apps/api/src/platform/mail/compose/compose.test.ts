import { organization } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { composeMail, type MailContent } from "./compose.ts";

const eventDate = new Date("2027-05-01T16:00:00Z");

const compose = (overrides: Partial<MailContent> = {}) =>
  composeMail(
    { to: "ana@example.org", firstName: "Ana" },
    {
      kind: "test",
      subject: "Changed",
      preview: "Now at noon.",
      paragraphs: ["The time of this event has changed."],
      ...overrides,
    },
  ).html;

test("mark and name stand in one row, so that a long name does not wrap below the mark", () => {
  expect(compose()).toMatch(
    new RegExp(
      `<tr><td[^>]*><img [^>]*src="cid:mark"[^>]*></td><td class="name"[^>]*>${organization.name}</td></tr>`,
    ),
  );
});

test("the preview comes first, hidden, and invisible characters keep the text out of the inbox", () => {
  expect(compose()).toMatch(
    /<body[^>]*><div style="display:none;[^>]*>Now at noon\.(?:\u034f\u200c\u00a0){100}<\/div>/,
  );
});

test("a long preview is cut between words, and a preview of several lines is one line", () => {
  const html = compose({ preview: `One\r\ntwo ${"three ".repeat(50)}` });
  expect(html).toMatch(/>One two three [a-z ]{110,125}three…\u034f/);
});

test("an event has a date badge in the organization's time zone, and a picture of a fixed size", () => {
  const late = new Date("2027-05-02T04:00:00Z"); // 9 PM of May 1
  const picture = { src: "https://site.example/uploads/1/social.jpg", alt: "A heron." };
  const html = compose({ event: { eventDate: late, picture } });
  expect(html).toMatch(/aria-hidden="true"[^>]*><div[^>]*>May<\/div><div[^>]*>1<\/div>/);
  const [image] = /<img [^>]*social[^>]*>/.exec(html) ?? [];
  for (const attribute of [
    'src="https://site.example/uploads/1/social.jpg"',
    'alt="A heron."',
    'width="240"',
    'height="126"',
  ]) {
    expect(image).toContain(attribute);
  }
});

test("an event without a picture has its date badge alone", () => {
  const html = compose({ event: { eventDate, picture: null } });
  expect(html).toContain(">May</div>");
  expect(html.match(/<img /g)).toHaveLength(1);
});

test("preview and description of a picture are escaped", () => {
  const html = compose({
    preview: "<script>alert(1)</script>",
    event: { eventDate, picture: { src: "https://site.example/", alt: '"><script>' } },
  });
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;"');
});
