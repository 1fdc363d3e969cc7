import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { staffTexts } from "../texts.ts";
import classes from "./StaffFilters.module.css";

interface StaffFiltersProps {
  /** The active filters; with any the form starts open. */
  filters: object;
  children: ReactNode;
}

/** The filters of a staff list, which fold behind a button on phones. */
export function StaffFilters({ filters, children }: StaffFiltersProps) {
  const id = useId();
  const [opened, setOpened] = useState(Object.keys(filters).length > 0);
  return (
    <div className={classes.filters} data-opened={opened || undefined}>
      <OpenButton
        variant="default"
        className={classes.toggle ?? ""}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onOpen={() => setOpened(!opened)}
      >
        {staffTexts.filters}
      </OpenButton>
      <div id={id} className={classes.folded}>
        {children}
      </div>
    </div>
  );
}
