import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useDialog } from "../../components/forms/useDialog.ts";
import { MyItemsLink } from "../../components/writing/MyItemsLink.tsx";
import { newsTexts } from "../../content/news.ts";
import classes from "./AddNews.module.css";

const importDialog = () => import("./CreateNewsDialog.tsx");
const CreateNewsDialog = lazy(async () => ({ default: (await importDialog()).CreateNewsDialog }));

export function AddNews({ user }: { user: User }) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <div className={classes.bar}>
      <p>
        {newsTexts.invitation} <MyItemsLink />
      </p>
      <Button
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Add News
      </Button>
      {used && (
        <Suspense>
          <CreateNewsDialog user={user} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
