import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { newsTexts } from "../../content/news.ts";
import { whenIdle } from "../../layout/whenIdle.ts";
import classes from "./AddNews.module.css";

const importDialog = () => import("./CreateNewsDialog.tsx");
const CreateNewsDialog = lazy(async () => ({ default: (await importDialog()).CreateNewsDialog }));

export function AddNews({ user }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  // What cannot be fetched now is tried again when it is asked for.
  useEffect(() => whenIdle(() => void importDialog().catch(() => {})), []);

  return (
    <div className={classes.bar}>
      <p>{newsTexts.invitation}</p>
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
