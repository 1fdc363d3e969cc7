import { useRouteError } from "react-router-dom";
import { isHidden } from "../../lib/api/failures.ts";
import { PageFailure } from "../PageFailure.tsx";
import NotFoundPage from "./NotFoundPage.tsx";

/** Error boundary of pages: their data may not exist, or not for this caller, or no longer. */
export const NotFoundBoundary = () =>
  isHidden(useRouteError()) ? <NotFoundPage /> : <PageFailure />;
