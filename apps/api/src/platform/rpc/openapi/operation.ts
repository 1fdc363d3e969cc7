/** A call, as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** The response of every failure. */
export const failure = { $ref: "#/components/responses/Failure" };
