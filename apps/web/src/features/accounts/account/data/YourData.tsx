import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { accountTexts } from "../../texts/account.ts";
import { AccountPart } from "../AccountPart.tsx";
import classes from "./YourData.module.css";

export function YourData() {
  const { read, rest } = accountTexts.data;
  return (
    <AccountPart {...accountTexts.data}>
      <div className={shared.row}>
        <LinkButton to={paths.myData}>{read}</LinkButton>
        <Button
          component="a"
          href={paths.accountData}
          download
          variant="outline"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          Download My Data
        </Button>
      </div>
      <p className={`${shared.small} ${classes.rest}`}>
        <LinkedText text={rest} />
      </p>
    </AccountPart>
  );
}
