/** Tips at the end of the list of events. */
export const beforeEventsTexts = {
  eyebrow: "Before you come",
  title: "What to bring, and what we bring",
  points: [
    {
      title: "You bring",
      text: "Shoes that can get wet, a hat, water, something to eat, and a warm layer. It is always colder by the water.",
    },
    {
      title: "We bring",
      text: "Rods, reels, tackle, waders in children’s sizes, and a life vest that fits. Every child wears one on docks, in boats and within ten feet of deep water, always.",
    },
    {
      title: "Who stays",
      text: "At events, every child under 13 comes with a parent or guardian who stays. Weekly programs are drop-off, with two leaders for each group of six. Every adult leader has a background check and first-aid training.",
    },
    {
      title: "If the weather turns",
      text: "We fish in the rain, never in lightning. If we have to call off a day, you hear from us by seven in the morning.",
    },
  ],
} as const;
