import { describe, expect, test } from "vitest";
import { useSite, Visitor } from "../testing/site.ts";

const site = useSite();

describe("subscribing to the newsletter", () => {
  test("keeps the address, once, to be confirmed; a known one gets the same answer", async () => {
    const visitor = new Visitor(site);
    const first = await visitor.post("/api/newsletter", { email: "Kai@example.org" });
    const again = await visitor.post("/api/newsletter", { email: "kai@EXAMPLE.org" });
    expect([first.statusCode, first.body]).toEqual([200, "{}"]);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    const rows = await site.prisma.newsletterSubscriber.findMany();
    expect(rows).toMatchObject([{ email: "Kai@example.org", status: "pending" }]);
  });

  test.each([
    [{ email: "" }, "Email is required"],
    [{}, "Email is required"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ email: "a@b.co\r\nBcc: c@d.co" }, "Please enter a valid email address"],
  ])("refuses %j and stores nothing", async (payload, message) => {
    const before = await site.prisma.newsletterSubscriber.count();
    const response = await new Visitor(site).post("/api/newsletter", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect(await site.prisma.newsletterSubscriber.count()).toBe(before);
  });
});
