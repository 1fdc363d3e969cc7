import { router, staffProcedure } from "../procedures.ts";
import { type StaffOverview, staffOverview } from "./schema.ts";

export interface StaffService {
  overview(): Promise<StaffOverview>;
}

export const staffRouter = router({
  overview: staffProcedure
    .meta({ rest: { method: "GET", paths: ["/api/staff"] } })
    .output(staffOverview)
    .query(({ ctx }) => ctx.services.staff.overview()),
});
