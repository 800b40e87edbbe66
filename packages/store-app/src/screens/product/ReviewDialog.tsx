import type { ItemRead } from "@taanka/api-client";
import { messageOf, useWriteReview } from "@taanka/store";
import { Button, Dialog, ReviewForm, type ReviewValues } from "@taanka/ui";
import { rescueFocus } from "../../components/rescueFocus";
import { useTexts } from "../../texts";

/** What was written of a review and not sent yet. */
export interface ReviewDraft {
  draft: Partial<ReviewValues>;
  onDraftChange: (draft: Partial<ReviewValues>) => void;
}

export interface ReviewDialogProps extends ReviewDraft {
  item: ItemRead;
  /** The review has reached the shop. */
  onSent: () => void;
  onClose: () => void;
}

/** Takes somebody's review of what they bought. */
export default function ReviewDialog({
  item,
  draft,
  onDraftChange,
  onSent,
  onClose,
}: ReviewDialogProps) {
  const { mutateAsync, isPending, isSuccess, error } = useWriteReview();
  const texts = useTexts().reviews;
  const close = () => {
    onClose();
    // The button that opened it is gone.
    if (isSuccess) rescueFocus();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.writeAbout(item.name)}
      aria-describedby={undefined}
      footer={isSuccess && <Button onClick={close}>{texts.close}</Button>}
    >
      <ReviewForm
        product={item.name}
        values={draft}
        onValuesChange={onDraftChange}
        busy={isPending}
        sent={isSuccess}
        error={error ? messageOf(error, texts.sendFailed) : undefined}
        onSubmit={async (review) => {
          await mutateAsync({ itemId: item._id, ...review });
          onSent();
        }}
      />
    </Dialog>
  );
}
