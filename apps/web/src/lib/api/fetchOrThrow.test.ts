import { describe, expect, it } from "vitest";
import { readMessage } from "./fetchOrThrow.ts";

describe("the message of a failed answer", () => {
  it("is the message field of JSON", () => {
    expect(readMessage('{"message":"That is too large."}', "Payload Too Large")).toBe(
      "That is too large.",
    );
  });

  it.each(["upstream is away", '{"error":"no message"}', "[]", "null"])(
    "is the text itself when it is %j",
    (text) => {
      expect(readMessage(text, "Bad Gateway")).toBe(text);
    },
  );

  it("is the status text when there is no text", () => {
    expect(readMessage(" ", "Bad Gateway")).toBe("Bad Gateway");
  });
});
