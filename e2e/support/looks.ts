/** Run in a page: how the elements look, without what follows from the room that they have. */
export function elementLooks(selector: string): string[] {
  const looks = [
    ...["display", "position", "float", "cursor", "visibility"],
    ...["color", "background-color", "background-image", "opacity", "list-style-type"],
    ...["font-family", "font-size", "font-weight", "line-height", "letter-spacing"],
    ...["text-transform", "text-decoration-line", "text-align", "white-space"],
    ...["border-width", "border-color", "border-radius", "padding-left", "padding-right", "margin"],
    ...["min-height", "box-shadow", "outline-style", "fill", "caption-side"],
  ];
  return [...document.querySelectorAll(selector)].map((element) => {
    const computed = getComputedStyle(element);
    const values = looks.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
    return `${element.localName}.${element.className} ${values.join("; ")}`;
  });
}
