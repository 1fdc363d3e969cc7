import { inquiryTypes } from "@headwaters/contracts";
import { buildMessage } from "@headwaters/testing/factories";
import { SENT } from "@headwaters/testing/mail/mails";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();
const rows = () => site.prisma.contactSubmission.findMany();
const send = (payload: unknown) => new Agent(site).post("/api/contact", payload);

describe("sending a message", () => {
  beforeEach(() => site.prisma.contactSubmission.deleteMany());

  test.each(inquiryTypes)("stores one about %s as unanswered", async (inquiryType) => {
    const response = await send(buildMessage({ inquiryType }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(SENT);
    expect(await rows()).toMatchObject([
      { ...buildMessage({ inquiryType }), responded: false, createdAt: expect.any(Date) },
    ]);
  });

  test("stores a message of the maximum length with its line breaks, and tags as text", async () => {
    const message = `<b>One</b>\n\tTwo\n${"x".repeat(4984)}`;
    expect(message).toHaveLength(5_000);
    await send(buildMessage({ message: `\n ${message} \n` }));
    expect(await rows()).toMatchObject([{ message }]);
  });

  test("ignores fields that only staff may set", async () => {
    const response = await send(
      buildMessage({ id: "mine", responded: true, createdAt: "2001-01-01", colour: "red" }),
    );
    expect(response.statusCode).toBe(200);
    const [row] = await rows();
    expect(row?.responded).toBe(false);
    expect(row?.id).not.toBe("mine");
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each([
    ["an apostrophe", { firstName: "D’Arcy", lastName: "O'Neill" }],
    ["emoji", { message: "A trout! 🎣👨‍👩‍👧" }],
    ["right-to-left text", { lastName: "כהן", message: "שלום, יש מקום?" }],
    ["lines that look like headers", { message: "Hi\nBcc: all@example.org\n\nBye" }],
  ])("stores %s as typed", async (_what, typed) => {
    expect((await send(buildMessage(typed))).statusCode).toBe(200);
    expect(await rows()).toMatchObject([typed]);
  });

  test.each([
    ["firstName", "First name is required", { firstName: "\r\n\u0007" }],
    ["firstName", "First name is required", { firstName: undefined }],
    ["firstName", "First name is required", { firstName: "" }],
    ["firstName", "First name must be at most 100 characters", { firstName: "a".repeat(101) }],
    ["lastName", "Last name is required", { lastName: undefined }],
    ["lastName", "Last name is required", { lastName: " \t " }],
    ["lastName", "Last name must be at most 100 characters", { lastName: "a".repeat(101) }],
    ["email", "Email is required", { email: undefined }],
    ["email", "Please enter a valid email address", { email: "maya@" }],
    ["email", "Please enter a valid email address", { email: "a@b.co\r\nBcc: c@d.co" }],
    ["inquiryType", "Inquiry type is required", { inquiryType: undefined }],
    ["inquiryType", "Inquiry type is required", { inquiryType: "" }],
    [
      "inquiryType",
      "Inquiry type must be one of: program-info, membership, volunteer, partnership, sponsorship, general, other",
      { inquiryType: "complaint" },
    ],
    ["message", "Message is required", { message: undefined }],
    ["message", "Message is required", { message: "\n \n" }],
    ["message", "Message must be at most 5,000 characters", { message: "x".repeat(5_001) }],
    ["message", "Message must be at most 5,000 characters", { message: "x".repeat(20_000) }],
    ["message", "Message contains characters that cannot be saved", { message: "\u0007" }],
    ["message", "Expected string, received number", { message: 5 }],
  ])("rejects an invalid %s (“%s”) and stores nothing", async (path, message, wrong) => {
    const response = await send(buildMessage(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: "BAD_REQUEST", message, issues: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });
});

test("members see the messages of their own address, and nobody else's", async () => {
  // In a pattern of SQL an underscore matches any character.
  const own = "ana_rivers@example.org";
  const { agent } = await buildMember(site, { email: own });
  for (const email of [own.toUpperCase(), "ana.rivers@example.org"]) {
    expect((await send(buildMessage({ email, message: `From ${email}` }))).statusCode).toBe(200);
  }
  const messages: { message: string }[] = (await agent.get("/api/account/messages")).json();
  expect(messages.map(({ message }) => message)).toEqual([`From ${own.toUpperCase()}`]);
});
