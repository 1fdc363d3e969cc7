import "#ui/styles/components/fieldset.css";
import type { Roster, User } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { IconMail, IconPrinter, IconTableDown, IconUserPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { MESSAGE, paths } from "#lib/paths.ts";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { isActive } from "../registrationStatus.ts";
import { rosterTexts } from "../texts/roster.ts";
import { AddDialog } from "./add/AddDialog.tsx";
import { MessageDialog } from "./dialogs/MessageDialog.tsx";
import classes from "./Tools.module.css";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Tools for the whole roster. */
export function Tools({ user, roster }: { user: User; roster: Roster }) {
  const { label, add, message, file, print } = rosterTexts.tools;
  const [opened, setOpened] = useState<"add" | "message" | null>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === MESSAGE) setOpened("message");
  }, [hash]);
  const { event, entries } = roster;
  const active = entries.filter(isActive);
  const close = () => setOpened(null);
  const canAdd = !event.cancelledAt && event.state !== "past";
  return (
    <Fieldset className={classes.tools ?? ""} aria-label={label}>
      {canAdd && (
        <OpenButton
          variant="outline"
          leftSection={<IconUserPlus {...icon} />}
          aria-haspopup="dialog"
          onOpen={() => setOpened("add")}
        >
          {add}
        </OpenButton>
      )}
      {active.length > 0 && (
        <OpenButton
          variant="outline"
          leftSection={<IconMail {...icon} />}
          aria-haspopup="dialog"
          onOpen={() => setOpened("message")}
        >
          {message}
        </OpenButton>
      )}
      <Button
        component="a"
        href={paths.rosterFile(event.id)}
        variant="outline"
        leftSection={<IconTableDown {...icon} />}
      >
        {file}
      </Button>
      <OpenButton
        variant="outline"
        leftSection={<IconPrinter {...icon} />}
        onOpen={() => window.print()}
      >
        {print}
      </OpenButton>
      <AddDialog user={user} event={event} opened={opened === "add"} onClose={close} />
      <MessageDialog
        eventId={event.id}
        entries={active}
        opened={opened === "message"}
        onClose={close}
      />
    </Fieldset>
  );
}
