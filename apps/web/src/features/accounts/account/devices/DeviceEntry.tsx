import type { Device } from "@headwaters/contracts";
import { useId } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import classes from "../AccountList.module.css";

interface DeviceEntryProps {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}

/** A signed-in browser. The current one has no button, as Logout signs it out. */
export function DeviceEntry({ device, isEnding, onEnd }: DeviceEntryProps) {
  const { name, since, lastUsed, isThis } = device;
  const nameId = useId();
  const buttonId = useId();
  return (
    <li className={`${shared.between} ${classes.entry}`}>
      <div>
        <p className={classes.name} id={nameId}>
          {name}
          {isThis && <span className={shared.eyebrow}>This one</span>}
        </p>
        <p className={shared.small}>
          {!isThis && (
            <>
              Last used <DateText date={lastUsed} withTime />
              <br />
            </>
          )}
          Signed in since <DateText date={since} />
        </p>
      </div>
      {!isThis && (
        <ActionButton
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
          variant="default"
          size="sm"
          isInactive={isEnding}
          onClick={onEnd}
        >
          {isEnding ? "Signing out..." : "Sign Out"}
        </ActionButton>
      )}
    </li>
  );
}
