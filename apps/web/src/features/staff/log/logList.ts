import { staffActions } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { ListBarTexts } from "#ui/lists/filters.ts";
import { logActions, logTexts } from "../texts/staffLog.ts";

/** The format of an id: the actor may no longer be staff. */
const ID = /^[\w-]{1,64}$/;

/**
 * The log with the filters in its address, which may name any account.
 * @param staff ids of those who are staff now
 */
export function logList(staff: readonly string[], query: URLSearchParams) {
  const named = query.get("actor") ?? "";
  const actors = ["command", "site", ...staff, ...(ID.test(named) ? [named] : [])];
  return { path: paths.log, fields: { actor: actors, action: staffActions } } as const;
}

/** @param names names of the actors, by their ids */
export function logBar(names: Readonly<Record<string, string>>): ListBarTexts {
  const { actor, everyone, command, site, action, everything } = logTexts.filters;
  return {
    choices: [
      {
        field: "actor",
        label: actor,
        all: everyone,
        isBox: true,
        names: { ...names, command, site },
      },
      { field: "action", label: action, all: everything, names: logActions, isBox: true },
    ],
  };
}
