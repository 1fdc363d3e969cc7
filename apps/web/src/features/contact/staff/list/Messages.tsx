import { StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import hidden from "#ui/hidden.module.css";
import { useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { formatFound, formatNothingFound } from "#ui/lists/texts.ts";
import { messageTexts } from "../../texts/staffMessages.ts";
import { MessageRow } from "./MessageRow.tsx";
import classes from "./Messages.module.css";
import { messageList } from "./messageList.ts";
import { useMessages } from "./useMessages.ts";

/** The list of messages with filters and search. */
export function Messages() {
  const filters = useFilters(messageList);
  const query = useMessages();
  const { label, failed, empty, nothing } = messageTexts.list;
  const isFiltered = Object.keys(filters).length > 0;
  const count = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const found =
    count > 0
      ? formatFound(count, query.hasNextPage, filters.search, null)
      : formatNothingFound(filters.search);
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={messageList} filters={filters} texts={messageTexts.bar} />
      </StaffFilters>
      <p role="status" className={hidden.hidden}>
        {isFiltered && query.data && !query.isPlaceholderData ? found : ""}
      </p>
      <div className={classes.list} aria-busy={query.isPlaceholderData}>
        <StaffList
          query={query}
          label={label}
          failed={failed}
          empty={isFiltered ? nothing : empty}
          getKey={({ id }) => id}
        >
          {(message) => <MessageRow message={message} />}
        </StaffList>
      </div>
    </>
  );
}
