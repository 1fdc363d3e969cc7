import { router } from "../../rpc/procedures.ts";
import { type ContentTypeService, contentProcedures } from "../procedures.ts";
import { newsSchemas } from "./schema.ts";

export type NewsService = ContentTypeService<typeof newsSchemas>;

declare module "../../rpc/procedures.ts" {
  interface Services {
    news: NewsService;
  }
}

export const newsRouter = router(contentProcedures("news", newsSchemas, ({ news }) => news));
