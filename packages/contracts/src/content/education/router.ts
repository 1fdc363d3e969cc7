import { router } from "../../rpc/procedures.ts";
import { type ContentTypeService, contentProcedures } from "../procedures.ts";
import { educationSchemas } from "./schema.ts";

export type EducationService = ContentTypeService<typeof educationSchemas>;

declare module "../../rpc/procedures.ts" {
  interface Services {
    education: EducationService;
  }
}

export const educationRouter = router(
  contentProcedures("education", educationSchemas, ({ education }) => education),
);
