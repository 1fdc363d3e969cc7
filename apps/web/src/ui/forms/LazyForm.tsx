import { lazy } from "react";
import type { Form } from "./Form.tsx";

/** A form on a page that is heavy without it: rendered by the server, and fetched after the page. */
export const LazyForm: typeof Form = import.meta.env.SSR
  ? (await import("./Form.tsx")).Form
  : (lazy(async () => ({ default: (await import("./Form.tsx")).Form })) as unknown as typeof Form);
