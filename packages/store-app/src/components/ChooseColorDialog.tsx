import { ConfirmDialog } from "@taanka/ui";
import { useTexts } from "../texts";

export interface ChooseColorDialogProps {
  product: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether to open the page of a product whose colour has to be chosen before it is wished for. */
export default function ChooseColorDialog({ product, onConfirm, onClose }: ChooseColorDialogProps) {
  const { title, text, confirm } = useTexts().cards.chooseColor;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={text(product)}
      confirmLabel={confirm}
      onConfirm={onConfirm}
    />
  );
}
