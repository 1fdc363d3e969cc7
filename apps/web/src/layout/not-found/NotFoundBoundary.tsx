import { useRouteError } from "react-router-dom";
import { isHidden } from "../../lib/api/failures.ts";
import { PageFailure } from "../PageFailure.tsx";
import NotFoundPage from "./NotFoundPage.tsx";

/** Error boundary of a page whose data may not exist, or not for this caller. */
export const NotFoundBoundary = () =>
  isHidden(useRouteError()) ? <NotFoundPage /> : <PageFailure />;
