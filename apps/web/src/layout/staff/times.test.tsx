import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ShortTime } from "./times.tsx";

test.each([
  ["2026-11-23T22:43:00Z", "2:43 PM"],
  ["2026-11-23T07:59:00Z", "November 22, 2026"],
])("at 3 PM in California on November 23 %s is %s", (date, text) => {
  vi.useFakeTimers({ now: new Date("2026-11-23T23:00:00Z") });
  const { container } = render(<ShortTime date={new Date(date)} />);
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});
