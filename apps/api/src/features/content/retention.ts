import type { FeatureRetention } from "../../platform/jobs/retention.ts";
import { deleteUnusedWords } from "./search/unusedWords.ts";

const byHand = "They are kept until their author or staff delete them.";
const withItem = "They go when their article or event is deleted.";

export const retention: FeatureRetention = {
  rules: {
    searchWords: deleteUnusedWords,
  },
  tables: {
    news_articles: { accountData: ["newsArticles"], else: byHand },
    events: { accountData: ["events"], else: byHand },
    education_articles: { accountData: ["educationArticles"], else: byHand },
    event_details: {
      notAccountData: "It names who of staff approved an event.",
      else: withItem,
    },
    items: { else: withItem },
    item_versions: { accountData: ["savedVersions"], else: withItem },
    uploads: {
      accountData: ["pictures"],
      else: "A picture goes a day after nothing uses it any more.",
    },
    upload_uses: { else: withItem },
    search_documents: { else: "They go when their article or event is published no more." },
    search_words: { rules: ["searchWords"] },
  },
};
