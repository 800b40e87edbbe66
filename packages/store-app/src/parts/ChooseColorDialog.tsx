import { ConfirmDialog } from "@taanka/ui";

export interface ChooseColorDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether to open the page of a product whose colour has to be chosen before it is wished for. */
export default function ChooseColorDialog({ onConfirm, onClose }: ChooseColorDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Choose a colour first"
      description="This product comes in several colours. Open its page to choose the one you want?"
      confirmLabel="Open product"
      onConfirm={onConfirm}
    />
  );
}
