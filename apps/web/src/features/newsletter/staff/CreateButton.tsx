import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { useIdempotencyKey } from "#ui/forms/idempotencyKey.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { newslettersTexts } from "../texts/staffNewsletter.ts";

/** Creates a draft and opens it. */
export function CreateButton() {
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const create = trpc.newsletter.create.useMutation({
    onSuccess({ id }) {
      key.renew();
      return navigate(paths.newsletter(id));
    },
    onError: (error) => showFailure(error, { title: "Error" }),
  });
  return (
    <ActionButton
      isInactive={create.isPending}
      onClick={() => create.mutate({ idempotencyKey: key.get() })}
    >
      {create.isPending ? newslettersTexts.creating : newslettersTexts.create}
    </ActionButton>
  );
}
