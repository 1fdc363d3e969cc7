import { Button } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/paths.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { newslettersTexts } from "../texts/staffNewsletter.ts";

/** Begins a draft, and goes there. */
export function CreateButton() {
  const navigate = useNavigate();
  const create = trpc.newsletter.create.useMutation({
    onSuccess: ({ id }) => navigate(paths.newsletter(id)),
    onError: ({ message }) =>
      toasts.show({ title: "Error", description: message, variant: "destructive" }),
  });
  return (
    <Button disabled={create.isPending} onClick={() => create.mutate()}>
      {create.isPending ? newslettersTexts.creating : newslettersTexts.create}
    </Button>
  );
}
