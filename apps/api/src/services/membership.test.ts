import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, useSite, Visitor } from "../testing/site.ts";

const site = useSite();
const rows = () => site.prisma.membershipApplication.findMany();
const apply = (payload: unknown) => new Visitor(site).post("/api/membership", payload);

describe("applying for membership", () => {
  beforeEach(() => site.prisma.membershipApplication.deleteMany());

  test.each(["student", "family", "sponsor"])("keeps a %s application as pending", async (type) => {
    const response = await apply(buildApplication({ membershipType: type }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ emailSent: true, emailError: null });
    expect(await rows()).toMatchObject([
      {
        email: "Maya.Chen@example.org",
        membershipType: type,
        firstName: "Maya",
        lastName: "Chen",
        status: "pending",
        createdAt: expect.any(Date),
      },
    ]);
  });

  test("keeps what was typed without the spaces around it", async () => {
    await apply(buildApplication({ firstName: "  Łukasz ", email: " l@example.org " }));
    expect(await rows()).toMatchObject([{ firstName: "Łukasz", email: "l@example.org" }]);
  });

  test("may be done twice: each application is kept", async () => {
    await apply(buildApplication());
    await apply(buildApplication({ membershipType: "family" }));
    expect(await rows()).toHaveLength(2);
  });

  test("leaves what is the organisation's to decide to the organisation", async () => {
    const response = await apply(
      buildApplication({
        id: "mine",
        status: "approved",
        createdAt: "2001-01-01T00:00:00.000Z",
        emailSent: true,
        colour: "red",
      }),
    );
    expect(response.statusCode).toBe(200);
    const [row] = await rows();
    expect(row?.status).toBe("pending");
    expect(row?.id).not.toBe("mine");
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each([
    ["firstName", "First name is required", { firstName: undefined }],
    ["firstName", "First name is required", { firstName: "  " }],
    ["firstName", "Expected string, received null", { firstName: null }],
    ["firstName", "First name must be at most 100 characters", { firstName: "a".repeat(101) }],
    ["firstName", "First name contains characters that cannot be saved", { firstName: "a\u0000" }],
    ["lastName", "Last name is required", { lastName: undefined }],
    ["lastName", "Last name is required", { lastName: "" }],
    ["lastName", "Expected string, received array", { lastName: ["Chen"] }],
    ["lastName", "Last name must be at most 100 characters", { lastName: "a".repeat(101) }],
    ["email", "Email is required", { email: undefined }],
    ["email", "Email is required", { email: "" }],
    ["email", "Please enter a valid email address", { email: "maya" }],
    ["email", "Please enter a valid email address", { email: "a@b.co\r\nBcc: c@d.co" }],
    ["email", "Email must be at most 254 characters", { email: `${"a".repeat(250)}@b.co` }],
    ["membershipType", "Membership type is required", { membershipType: undefined }],
    ["membershipType", "Membership type is required", { membershipType: "" }],
    [
      "membershipType",
      "Membership type must be one of: student, family, sponsor",
      { membershipType: "platinum" },
    ],
  ])("refuses a wrong %s (“%s”) and stores nothing", async (path, message, wrong) => {
    const response = await apply(buildApplication(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, issues: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });

  test("names every field that is missing, in the order of the form", async () => {
    const response = await apply({});
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)).toEqual([
      "firstName",
      "lastName",
      "email",
      "membershipType",
    ]);
    expect(await rows()).toEqual([]);
  });
});
