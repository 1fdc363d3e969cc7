import {
  activeStatuses,
  applicationStatuses,
  attendances,
  deliveryStatuses,
  mailStatuses,
  newsletterDeliveryStatuses,
  newsletterStatuses,
  registrationStatuses,
  subscriberStatuses,
} from "@headwaters/contracts";
import type * as db from "@headwaters/db";
import { expect, expectTypeOf, test } from "vitest";
import { useSite } from "./testing/site.ts";

const site = useSite();

/** The values of each check constraint, which Prisma does not describe. */
const columns: [table: string, column: string, values: readonly string[]][] = [
  ["membership_applications", "status", applicationStatuses],
  ["application_decisions", "status", applicationStatuses],
  ["application_decisions", "previousStatus", applicationStatuses],
  ["newsletter_subscribers", "status", subscriberStatuses],
  ["newsletters", "status", newsletterStatuses],
  ["newsletter_deliveries", "status", newsletterDeliveryStatuses],
  ["registrations", "status", [...registrationStatuses, "left"]],
  ["registrations", "statusBefore", activeStatuses],
  ["registrations", "attendance", attendances],
  ["cancelled_registrations", "mailStatus", mailStatuses],
  ["items", "review", ["waiting", "returned"]],
  ["mails", "status", mailStatuses],
  ["webhook_deliveries", "status", deliveryStatuses],
];

test.for(columns)(
  "%s.%s allows the values that the code knows",
  async ([table, column, values]) => {
    const rows = await site.prisma.$queryRaw<{ definition: string }[]>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = ${table}::regclass AND conname = ${`${table}_${column}_check`}`;
    const allowed = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
    );
    expect(allowed.toSorted()).toEqual([...values].sort());
  },
);

test("types of columns are those of the code", () => {
  type Of<Values extends readonly string[]> = Values[number];
  expectTypeOf<db.MembershipApplicationModel["status"]>().toEqualTypeOf<
    Of<typeof applicationStatuses>
  >();
  expectTypeOf<db.ApplicationDecisionModel["status"]>().toEqualTypeOf<
    Of<typeof applicationStatuses>
  >();
  expectTypeOf<db.ApplicationDecisionModel["previousStatus"]>().toEqualTypeOf<
    Of<typeof applicationStatuses>
  >();
  expectTypeOf<db.NewsletterSubscriberModel["status"]>().toEqualTypeOf<
    Of<typeof subscriberStatuses>
  >();
  expectTypeOf<db.NewsletterModel["status"]>().toEqualTypeOf<Of<typeof newsletterStatuses>>();
  expectTypeOf<db.NewsletterDeliveryModel["status"]>().toEqualTypeOf<
    Of<typeof newsletterDeliveryStatuses>
  >();
  expectTypeOf<db.RegistrationModel["status"]>().toEqualTypeOf<
    Of<typeof registrationStatuses> | "left"
  >();
  expectTypeOf<db.RegistrationModel["statusBefore"]>().toEqualTypeOf<Of<
    typeof activeStatuses
  > | null>();
  expectTypeOf<db.RegistrationModel["attendance"]>().toEqualTypeOf<Of<typeof attendances> | null>();
  expectTypeOf<db.CancelledRegistrationModel["mailStatus"]>().toEqualTypeOf<Of<
    typeof mailStatuses
  > | null>();
  expectTypeOf<db.ItemModel["review"]>().toEqualTypeOf<"waiting" | "returned" | null>();
  expectTypeOf<db.MailModel["status"]>().toEqualTypeOf<Of<typeof mailStatuses>>();
  expectTypeOf<db.WebhookDeliveryModel["status"]>().toEqualTypeOf<Of<typeof deliveryStatuses>>();
});
