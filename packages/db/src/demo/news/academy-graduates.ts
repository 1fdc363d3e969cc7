import type { DemoArticle } from "./article.ts";

export const academyGraduates: DemoArticle = {
  title: "Thirty-six new anglers finish the Beginner Academy",
  excerpt:
    "Eight Saturdays ago half of them had never held a rod. Now they can all read water, tie three knots and let a fish go well.",
  category: "achievement",
  daysAgo: 45,
  published: true,
  content: `To finish the Beginner Angler Academy you do not have to catch anything. You have to show five things to a volunteer who has never taught you:

1. Tie the clinch, the Palomar and the surgeon’s loop, without help
2. Cast past the second buoy three times out of five, and look behind you every time
3. Name three insects from under a stone in the riffle, and put the stone back the way it was
4. Wet your hands, hold a fish low over the water for no longer than ten seconds, and let it go facing the current
5. Say what you would do if a friend fell in. (*Reach or throw, don’t go.* Then shout.)

All thirty-six children passed, ages six to twelve. Four came back a second Saturday for the knots, which we think is the better story.

For twenty-one of them it was the first time on the river, although nobody in Clearwater Falls lives more than three miles from it. That number is why the Academy exists.

Isaac wore the same frog hat to all eight Saturdays. On the first one he was so afraid of worms that he stood behind his sister. On the last he explained to a newcomer, at length, that worms have five hearts.

Every graduate keeps a small tackle box, filled by the tying-night crew. The rods stay with us for the next class, which starts in three weeks. There are **ten places left**. The Academy is free for student members, and student membership is free, too.`,
};
