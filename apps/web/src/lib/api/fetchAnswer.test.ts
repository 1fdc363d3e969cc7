import { describe, expect, it } from "vitest";
import { messageOf } from "./fetchAnswer.ts";

describe("the message of a failed answer", () => {
  it("is the message field of JSON", () => {
    expect(messageOf('{"message":"That is too large."}', "Payload Too Large")).toBe(
      "That is too large.",
    );
  });

  it.each(["upstream is away", '{"error":"no message"}', "[]", "null"])(
    "is the text itself when it is %j",
    (text) => {
      expect(messageOf(text, "Bad Gateway")).toBe(text);
    },
  );

  it("is the status text when there is no text", () => {
    expect(messageOf(" ", "Bad Gateway")).toBe("Bad Gateway");
  });
});
