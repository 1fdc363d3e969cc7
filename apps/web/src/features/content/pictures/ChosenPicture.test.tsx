import { fireEvent, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import { publishArticle, uploadPhoto } from "#testing/data/content.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();
const point = () => screen.findByRole("slider", { name: "What stays in sight" });
const press = async (name: string) =>
  user.click(await screen.findByText(name, { selector: "button:enabled *" }));

test("an author sets a picture's focus for cards and links by keys or a click, and readers see it", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const { id, url } = await uploadPhoto(visitor, { width: 400, height: 600 });
  await visitor.post(`/api/uploads/${id}`, { alt: "A heron.", focus: { x: 97, y: 50 } });
  const article = await publishArticle(visitor, { imageUrl: url });
  await openPage(visitor, `/writing/news/${article}`);

  const slider = await point();
  expect(slider).toHaveAccessibleDescription(/^Click what matters most, or move the circle/);
  expect(slider).toHaveAttribute("aria-valuetext", "97% from the left, 50% from the top");
  slider.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}"); // The point stops at the edge.
  expect(slider).toHaveAttribute("aria-valuetext", "100% from the left, 48% from the top");
  await user.keyboard("{Home}");
  expect(slider).toHaveAttribute("aria-valuetext", "0% from the left, 48% from the top");
  await user.keyboard("{End}");
  await user.keyboard("{Shift>}{ArrowLeft}{ArrowDown}{/Shift}{Tab}");
  expect(slider).toHaveAttribute("aria-valuetext", "90% from the left, 58% from the top");
  expect(slider).not.toHaveFocus();

  const whole = slider.parentElement as HTMLElement;
  const box = { left: 100, top: 50, width: 200, height: 300 } as DOMRect;
  vi.spyOn(whole, "getBoundingClientRect").mockReturnValue(box);
  fireEvent.click(whole, { clientX: 150, clientY: 110 });
  expect(slider).toHaveAttribute("aria-valuetext", "25% from the left, 20% from the top");
  expect(slider).toHaveAttribute("aria-valuenow", "25");
  expect(slider).toHaveFocus(); // Focus makes a screen reader announce the position.
  const onCards = screen.getByText("On cards").parentElement?.querySelector("img");
  expect(onCards).toHaveStyle({ objectPosition: "25% 20%" });
  await press("Save changes");
  await expectToast(/Published/);

  const cropped = async (path: string) => {
    const { document } = await fetchPage(path);
    const picture = document.querySelector(`main img[src^="${url}"]`);
    return picture?.closest<HTMLElement>("[style]")?.style.getPropertyValue("--focus");
  };
  expect(await cropped("/news")).toBe("25% 20%");
  expect(await cropped(`/news/${article}`)).toBe("25% 20%");
  // The point is stored, and a later change leaves it as it is.
  await openPage(visitor, `/writing/news/${article}`);
  expect(await point()).toHaveAttribute("aria-valuetext", "25% from the left, 20% from the top");
});
