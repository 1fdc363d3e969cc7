import { expect, test } from "vitest";
import { readOptions } from "./screenshotOptions.ts";

test("pictures of a running site register no account there unless requested", () => {
  const site = "http://localhost:3000";
  expect(readOptions(["--site", `${site}/`])).toEqual({ site, guides: false, asMember: false });
  expect(readOptions(["--site", site, "--as-member"])).toEqual({
    site,
    guides: false,
    asMember: true,
  });
  expect(readOptions(["--page", "/news"])).toEqual({
    page: "/news",
    site: undefined,
    guides: false,
    asMember: true,
  });
});

test.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://127.8.0.1", "http://[::1]:1"])(
  "an account may be registered at %s, which is this machine",
  (site) => expect(readOptions(["--site", site, "--as-member"]).asMember).toBe(true),
);

test.each([
  "https://headwaters.example",
  "http://192.168.0.4:3000",
  "http://localhost.example.org",
  "http://127.0.0.1.example.org",
])("no account is registered at %s, and the command explains why", (site) => {
  expect(() => readOptions(["--site", site, "--as-member"])).toThrow(
    `--as-member registers accounts, so it is refused for ${site}`,
  );
  expect(readOptions(["--site", site]).asMember).toBe(false);
});

test.each(["localhost:3000", "headwaters", "file:///etc"])("%s is no site", (site) => {
  expect(() => readOptions(["--site", site])).toThrow("--site must be an address");
});

test("the pictures of the guides are taken on a site of their own", () => {
  expect(readOptions(["--guides"])).toMatchObject({ guides: true, site: undefined });
  expect(() => readOptions(["--guides", "--site", "http://localhost:3000"])).toThrow(
    "--guides fills a site",
  );
});
