import { expect, test } from "vitest";
import { findPickUpProblem } from "./pickUp.ts";

const list = { people: [{ name: "José Reyes" }, { name: "Ben Miller" }], excluded: ["Ben Okafor"] };

test.for([
  ["Jose  reyes", null],
  ["Ben Miller", null],
  ["Grandma", "unlisted"],
  ["ben okafor", "excluded"],
  ["Ben", "excluded"],
  ["Ben T. Okafor", "excluded"],
  ["Ben Smith", "unlisted"],
] as const)("at pick-up %s is %s", ([name, problem]) => {
  expect(findPickUpProblem(list, name)).toBe(problem);
});

test("an excluded guardian does not become listed by a person of the same name", () => {
  const people = [{ name: "Ben Okafor" }];
  expect(findPickUpProblem({ ...list, people }, "Ben Okafor")).toBe("excluded");
});
