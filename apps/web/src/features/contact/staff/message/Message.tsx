import type { StaffMessage, User } from "@headwaters/contracts";
import { useRef } from "react";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import { NoteForm } from "../thread/NoteForm.tsx";
import { ReplyForm } from "../thread/ReplyForm.tsx";
import { Thread } from "../thread/Thread.tsx";
import { useUnsentText } from "../thread/useUnsentText.ts";
import { Facts } from "./Facts.tsx";
import { Handling } from "./Handling.tsx";
import classes from "./Message.module.css";

/** A message, its thread, and its forms. */
export function Message({ message, user }: { message: StaffMessage; user: User }) {
  const reply = useUnsentText(`${user.id} reply ${message.id}`);
  const note = useUnsentText(`${user.id} note ${message.id}`);
  const isFree = useRef(false);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <Facts message={message} />
        <Thread message={message} />
        <ReplyForm message={message} typed={reply} />
        <NoteForm message={message} typed={note} />
      </div>
      <Handling message={message} user={user} />
      <LeaveGuard
        isOn={Boolean(reply.text.trim() || note.text.trim())}
        isFree={isFree}
        words={messageTexts.leave}
      />
    </div>
  );
}
