import { lazy } from "react";
import type { Form } from "./Form.tsx";

/** A form that the browser fetches after its page. */
export const LazyForm = lazy(async () => ({
  default: (await import("./Form.tsx")).Form,
})) as unknown as typeof Form;
