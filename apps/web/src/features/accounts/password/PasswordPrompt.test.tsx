import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { passwordRequest } from "#lib/api/passwordRequest.ts";
import { PasswordPrompt } from "./PasswordPrompt.tsx";

test("leaving the page before the dialog is there answers no, and the next page asks anew", async () => {
  for (let page = 0; page < 2; page += 1) {
    const { unmount } = render(<PasswordPrompt />);
    const asked = passwordRequest.ask();
    unmount();
    await expect(asked).resolves.toBe(false);
  }
});
