import { pictureRefusals, uploadIdOf } from "@headwaters/contracts";
import type { Schema } from "../forms/useCheck.ts";
import type { PictureValue } from "./PictureField.tsx";

/** A form's schema which also wants an uploaded picture to be described, as the server will. */
export function describedPicture<Values>(schema: Schema<Values>): Schema<Values> {
  return {
    safeParse(values) {
      const result = schema.safeParse(values);
      const { imageUrl, imageAlt } = values as PictureValue;
      if (uploadIdOf(imageUrl) === null || imageAlt?.trim() || imageAlt === "") return result;
      const issue = { path: "imageAlt", message: pictureRefusals.undescribed };
      const issues = [...(result.success ? [] : result.error.issues), issue];
      return { success: false, error: { issues } };
    },
  };
}
