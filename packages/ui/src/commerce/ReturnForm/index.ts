export type { ReturnFormMessages } from "./messages";
export { ReturnForm, type ReturnFormProps } from "./ReturnForm";
export type { ReturnReason } from "./returnReasons";
export type {
  ExchangeVariant,
  ReturnableLine,
  ReturnedLine,
  ReturnKind,
  ReturnValues,
} from "./returnValues";
