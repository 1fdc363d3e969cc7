import { expect, test } from "vitest";
import { ENCODINGS } from "./cachedResponse.ts";
import { encodingFor } from "./encodings.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.000,gzip;q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["brotli, gzippo", "identity"],
  ["br ; q=1", "br"],
  [";;,,q=", "identity"],
])("%j permits %s at best", (header, encoding) => {
  expect(encodingFor(header, ENCODINGS)).toBe(encoding);
});
