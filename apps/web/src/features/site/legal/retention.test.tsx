import { retentionDays } from "@headwaters/contracts";
import { within } from "@testing-library/react";
import { expect } from "vitest";
import { test } from "#testing/test.ts";

test("the privacy page lists the retention periods in days", async ({ fetchPage }) => {
  const { document } = await fetchPage("/privacy");
  const table = within(document.body).getByRole("table", {
    name: "What this website deletes by itself, and when",
  });
  expect(within(table).getAllByRole("row")).toHaveLength(17);
  for (const text of [
    `${retentionDays.answeredMessages} days after we answered`,
    `${retentionDays.expiredTokens} days after their end`,
    `${retentionDays.unusedTokens} days after their last use`,
    `${retentionDays.closedApplications} days after the decision`,
    `${retentionDays.unconfirmedSubscriptions} days after they were entered`,
    `${retentionDays.unsubscribedAddresses} days after that day`,
    "1 day after the form was sent",
  ]) {
    expect(table).toHaveTextContent(text);
  }
});
