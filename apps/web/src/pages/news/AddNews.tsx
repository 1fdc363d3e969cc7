import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import classes from "./AddNews.module.css";

const CreateNewsDialog = lazy(async () => ({
  default: (await import("./CreateNewsDialog.tsx")).CreateNewsDialog,
}));

export function AddNews({ user }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <div className={classes.bar}>
      <p>Something happened at the water? Write it down for everyone.</p>
      <Button
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true);
          setOpened(true);
        }}
      >
        Add News
      </Button>
      {used && (
        <Suspense>
          <CreateNewsDialog user={user} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
