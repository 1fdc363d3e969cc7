// pnpm bench [news home list search user member staff-list herd freshness rush seats memory]: runs all
// measurements, or the named ones.
import { freshness } from "./measurements/freshness.ts";
import { herd } from "./measurements/herd.ts";
import { home } from "./measurements/home.ts";
import { list } from "./measurements/list.ts";
import { member } from "./measurements/member.ts";
import { memory } from "./measurements/memory.ts";
import { news } from "./measurements/news.ts";
import { rush } from "./measurements/rush.ts";
import { search } from "./measurements/search.ts";
import { seats } from "./measurements/seats.ts";
import { staffList } from "./measurements/staffList.ts";
import { user } from "./measurements/user.ts";
import { conclude } from "./report.ts";
import { setStage } from "./stage.ts";

// The order matters: later measurements add articles, and memory measures what all of them leave.
const measurements = {
  news,
  home,
  list,
  search,
  user,
  member,
  "staff-list": staffList,
  herd,
  freshness,
  rush,
  seats,
  memory,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(`There are ${Object.keys(measurements).join(", ")}; not ${unknown.join(", ")}.`);
  process.exit(1);
}

const stage = await setStage();
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (named.length === 0 || named.includes(name)) await measure(stage);
  }
  conclude();
} finally {
  await stage.close();
}
