import type { EarlyEvents } from "../client/eventReplay";

type Field = HTMLInputElement | HTMLTextAreaElement;

const tickable = "input:is([type='radio'], [type='checkbox'])";
const pressable = `button, summary, [role='tab'], ${tickable}`;
const writable = `textarea, input:not(${tickable})`;

/** Ticks anew: React does not learn of what the browser has ticked already. */
function repeatTick(input: HTMLInputElement) {
  return () => {
    input.checked = input.defaultChecked;
    if (input.type === "radio") input.checked = false;
    input.click();
  };
}

function repeatChoice(select: HTMLSelectElement) {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

/** Writes anew, past React's own setter, which would take the value for known. */
function repeatInput(field: Field) {
  const { value } = field;
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  return () => {
    field.value = "";
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

/** Words or a choice that make an address: they open its page by themselves, as a link does. */
const makesAddress = (form: HTMLFormElement) =>
  form.method === "get" && form.hasAttribute("action") && !new FormData(form).keys().next().done;

/**
 * Collects what is pressed, chosen and written on a page that React has not taken over yet. Links
 * work by themselves meanwhile. It listens first: as React takes a field over, it writes its own
 * value into it.
 */
export function collectEarlyEvents(page: Document): EarlyEvents {
  const taken: EarlyEvents["taken"] = new Map();
  let listeningTo: Node = page;
  let press: { event: Event; control: Element } | undefined;
  const take = (control: Element, repeat: () => void) => {
    if (!listeningTo.contains(control)) return;
    taken.delete(control);
    taken.set(control, repeat);
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(pressable);
    if (!control) return;
    // A button that sends its form is answered by the form.
    if (control instanceof HTMLButtonElement && control.form && control.type === "submit") return;
    const ticks = control instanceof HTMLInputElement && control.matches(tickable);
    take(control, ticks ? repeatTick(control) : () => control.click());
    if (!ticks) press = { event, control };
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) take(target, repeatChoice(target));
    else if (target instanceof Element && target.matches(writable))
      take(target, repeatInput(target as Field));
  };
  // The browser's own submission would write what was typed into the address.
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || makesAddress(form)) return;
    event.preventDefault();
    take(form, () => form.requestSubmit());
  };
  page.addEventListener("click", onClick, true);
  page.addEventListener("input", onInput, true);
  page.addEventListener("submit", onSubmit, true);
  return {
    taken,
    stop(except) {
      // The press that makes React take a part over is one that it answers, if it is in that part.
      const isUnderWay = press && press.event.eventPhase !== Event.NONE;
      if (press && isUnderWay && !except?.contains(press.control)) taken.delete(press.control);
      if (except) {
        listeningTo = except;
        return;
      }
      page.removeEventListener("click", onClick, true);
      page.removeEventListener("input", onInput, true);
      page.removeEventListener("submit", onSubmit, true);
    },
  };
}
