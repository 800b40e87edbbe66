export { RadioGroup, type RadioGroupProps, type SingleChoiceProps } from "./RadioGroup";
