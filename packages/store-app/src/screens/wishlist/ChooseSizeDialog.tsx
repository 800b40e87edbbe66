import type { ItemSize, ItemVariant } from "@taanka/api-client";
import { colorOptions, sizeOptions } from "@taanka/store";
import { Button, ColorSwatches, Dialog, SizeSelector, Stack, Text } from "@taanka/ui";
import { useRef, useState } from "react";
import { useTexts } from "../../texts";

export interface ChooseSizeDialogProps {
  product: string;
  variants: readonly ItemVariant[];
  /** The colour that was wished for. */
  color: string;
  adding: boolean;
  onChoose: (color: string, size: ItemSize) => void;
  onClose: () => void;
}

/** Asks in which colour and size a wish goes into the cart. */
export default function ChooseSizeDialog({
  product,
  variants,
  color: wished,
  adding,
  onChoose,
  onClose,
}: ChooseSizeDialogProps) {
  const { product: texts, catalogue } = useTexts();
  const [color, setColor] = useState(wished);
  const [chosen, setChosen] = useState("");
  const [missing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const sizes = variants.find((variant) => variant.color === color)?.sizes ?? [];
  const size = sizes.length === 1 ? sizes[0] : sizes.find((known) => known.size === chosen);
  const isSoldOut = sizes.every(({ inStock }) => inStock === false);
  const add = () => {
    if (size && size.inStock !== false) return onChoose(color, size);
    setMissing(true);
    group.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={product}
      footer={
        <Button fullWidth disabled={isSoldOut} loading={adding} onClick={add}>
          {isSoldOut ? texts.soldOut : texts.addToCart}
        </Button>
      }
    >
      <Stack gap="6">
        {variants.length > 1 && (
          <ColorSwatches
            colors={colorOptions(variants)}
            value={color}
            onValueChange={(next) => {
              setColor(next);
              setChosen("");
              setMissing(false);
            }}
          />
        )}
        <SizeSelector
          ref={group}
          sizes={sizeOptions(sizes, catalogue)}
          value={size?.inStock === false ? "" : (size?.size ?? "")}
          onValueChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
          error={missing && texts.selectSize}
        />
        {isSoldOut && (
          <Text size="sm" tone="sale" weight="medium">
            {texts.soldOut}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
