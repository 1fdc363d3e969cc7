import { screen, within } from "@testing-library/react";
import { setupUser } from "./forms/editor.ts";
import { fill } from "./page.ts";

/** Fills and sends the form of the sign-in page that is open. */
export async function signInOnPage({ email, password }: { email: string; password: string }) {
  const form = within(await screen.findByRole("tabpanel"));
  fill(form.getByLabelText(/^Email/), email);
  fill(form.getByLabelText(/^Password/), password);
  await setupUser().click(form.getByRole("button", { name: "Sign In" }));
}
