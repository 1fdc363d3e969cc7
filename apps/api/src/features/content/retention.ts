import type { FeatureRetention } from "../../platform/jobs/retention.ts";
import { deleteUnusedWords } from "./search/unusedWords.ts";

export const retention: FeatureRetention = {
  rules: {
    searchWords: deleteUnusedWords,
  },
  tables: {
    news_articles: {
      accountData: ["newsArticles"],
      else: "They are kept until their author or staff delete them.",
    },
    events: {
      accountData: ["events"],
      else: "They are kept until their author or staff delete them.",
    },
    education_articles: {
      accountData: ["educationArticles"],
      else: "They are kept until their author or staff delete them.",
    },
    event_details: {
      notAccountData: "It names who of staff approved an event.",
      else: "They go when their article or event is deleted.",
    },
    items: { else: "They go when their article or event is deleted." },
    item_versions: {
      accountData: ["savedVersions"],
      else: "They go when their article or event is deleted.",
    },
    uploads: {
      accountData: ["pictures"],
      else: "A picture goes a day after nothing uses it any more.",
    },
    upload_uses: { else: "They go when their article or event is deleted." },
    search_documents: { else: "They go when their article or event is published no more." },
    search_words: { rules: ["searchWords"] },
  },
};
