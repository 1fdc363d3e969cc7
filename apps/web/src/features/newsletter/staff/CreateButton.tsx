import { Button } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/paths.ts";
import { showFailure } from "../../../ui/forms/showFailure.ts";
import { newslettersTexts } from "../texts/staffNewsletter.ts";

/** Creates a draft and opens it. */
export function CreateButton() {
  const navigate = useNavigate();
  const create = trpc.newsletter.create.useMutation({
    onSuccess: ({ id }) => navigate(paths.newsletter(id)),
    onError: (error) => showFailure(error, { title: "Error" }),
  });
  return (
    <Button disabled={create.isPending} onClick={() => create.mutate()}>
      {create.isPending ? newslettersTexts.creating : newslettersTexts.create}
    </Button>
  );
}
