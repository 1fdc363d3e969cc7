import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { expectDanger } from "#testing/page.ts";
import { theme } from "#ui/theme.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";

const texts = {
  button: "Remove",
  confirm: "Yes, Remove",
  pending: "Removing...",
  title: "Remove it?",
  text: "It is gone for good.",
};

/** Opens the dialog of a button; returns the button and the one that confirms. */
async function open(props: { isFinal?: boolean; variant?: "subtle" }) {
  render(
    <MantineProvider theme={theme}>
      <MemoryRouter>
        <ConfirmButton texts={texts} onConfirm={async () => {}} {...props} />
      </MemoryRouter>
    </MantineProvider>,
  );
  const button = screen.getByRole("button", { name: "Remove" });
  fireEvent.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  return { button, confirm: dialog.getByRole("button", { name: "Yes, Remove" }) };
}

test("an action that cannot be undone is outlined in red, and filled in its dialog", async () => {
  const { button, confirm } = await open({ isFinal: true });
  expectDanger(button);
  expectDanger(confirm);
});

test("in the row of a list such a button stays quiet, and its dialog does not", async () => {
  const { button, confirm } = await open({ isFinal: true, variant: "subtle" });
  expect(button).toHaveAttribute("data-variant", "subtle");
  expect(button.style.getPropertyValue("--button-color")).not.toContain("danger");
  expectDanger(confirm);
});

test("other actions are not red", async () => {
  const { button, confirm } = await open({});
  expect(button.style.getPropertyValue("--button-color")).not.toContain("danger");
  expect(confirm).toHaveAttribute("data-variant", "filled");
});
