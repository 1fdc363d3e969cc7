import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const clearancesPages: FeaturePages = {
  routes: [
    {
      path: pages.clearances,
      access: "manageClearances",
      page: "clearances/ClearancesPage",
      staffNav: { label: "Clearances" },
    },
    {
      path: pages.clearanceSettings,
      access: "manageClearances",
      page: "clearances/SettingsPage",
      beside: pages.clearances,
    },
    {
      path: pages.clearanceReport,
      access: "manageClearances",
      page: "clearances/ReportPage",
    },
  ],
  parts: [
    { page: "accounts/account/AccountPage", part: "clearances/AccountPagePart" },
    { page: "accounts/data/MyDataPage", part: "clearances/MyDataPagePart" },
  ],
};
