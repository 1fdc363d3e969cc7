import { buildAccount } from "@headwaters/testing/factories";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPage } from "../openPage.tsx";
import { fill } from "../page.ts";
import type { Visitor } from "../visitor.ts";
import { setupUser } from "./editor.ts";

/** The form of the open tab, once its script has arrived. */
export async function panel() {
  const form = within(await screen.findByRole("tabpanel"));
  await form.findByLabelText(/^Password/);
  return form;
}

/** Opens the page of signing in and up, at one of its tabs. */
export async function openAuthPage(visitor: Visitor, tab: "Sign In" | "Sign Up", search = "") {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/auth${search}`);
  await user.click(await screen.findByRole("tab", { name: tab }));
  return { user, ...(await panel()) };
}

type Fields = Pick<Awaited<ReturnType<typeof openAuthPage>>, "getByLabelText">;

export function fillSignUp({ getByLabelText }: Fields, registration = buildAccount()) {
  fill(getByLabelText(/^First Name/), registration.firstName);
  fill(getByLabelText(/^Last Name/), registration.lastName);
  fill(getByLabelText(/^Email Address/), registration.email);
  fill(getByLabelText(/^Password/), registration.password);
}

export function fillSignIn(
  { getByLabelText }: Fields,
  { email, password }: { email: string; password: string },
) {
  fill(getByLabelText(/^Email/), email);
  fill(getByLabelText(/^Password/), password);
}

/** Records the mutations that the page calls. */
export function recordSent(visitor: Visitor): string[] {
  const sent: string[] = [];
  visitor.intercept((path, { method }) => {
    if (method === "POST") sent.push(path);
    return undefined;
  });
  return sent;
}

/** Fills and sends the form of the sign-in page that is open. */
export async function signInOnPage({ email, password }: { email: string; password: string }) {
  const form = within(await screen.findByRole("tabpanel"));
  fill(form.getByLabelText(/^Email/), email);
  fill(form.getByLabelText(/^Password/), password);
  await setupUser().click(form.getByRole("button", { name: "Sign In" }));
}
