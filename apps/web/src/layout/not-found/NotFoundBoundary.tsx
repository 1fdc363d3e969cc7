import { useRouteError } from "react-router-dom";
import { isHidden } from "#lib/api/failures.ts";
import { PageFailure } from "../PageFailure.tsx";
import NotFoundPage from "./NotFoundPage.tsx";

/** Error boundary of pages whose data does not exist, or is hidden from the caller. */
export const NotFoundBoundary = () =>
  isHidden(useRouteError()) ? <NotFoundPage /> : <PageFailure />;
