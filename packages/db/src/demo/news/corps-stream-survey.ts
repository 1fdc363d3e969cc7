import type { DemoArticle } from "./article.ts";

export const corpsStreamSurvey: DemoArticle = {
  title: "Teen Corps finds what warmed Alder Creek, and plants 400 willows",
  excerpt:
    "Fourteen teenagers, six thermometers and one stubborn question led to 900 feet of replanted creek bank.",
  category: "program",
  daysAgo: 68,
  published: true,
  content: `Why does Alder Creek run four degrees warmer at the road than half a mile upstream? The fourteen members of our Marine Conservation Corps, ages 13 to 18, got that question and no answer, because we did not have one.

They placed six loggers in the creek, each the size of a coin, and read them every Saturday. Most of the change happened in one place: a bare stretch of 900 feet behind the old orchard, where the bank had been mowed down to the water.

## Four degrees is a lot

Trout begin to struggle at about 68 degrees. On the hottest afternoon of the survey the creek reached 66 above the orchard, and 70 below it. A fish would not need a thermometer to know which way to swim.

Tasha and Owen wrote it up on two pages, with one graph, and brought it to Clearwater Dairy, which owns the orchard. They had prepared for an argument. The manager asked where the dairy should stop mowing, and moved the fence back that same week.

The Corps cut willow stakes under a permit from the county, and planted **400 of them** in two mornings. A stake is a stick in wet ground. If it gets its roots in before the dry weeks it becomes a tree, and we expect about six in ten to make it.

The loggers stay in. The next readings will not tell us much, and the ones in three years will tell us a lot, which is a good thing to have learned at fifteen. The Corps has room for **six new members**: no experience needed, just boots.`,
};
