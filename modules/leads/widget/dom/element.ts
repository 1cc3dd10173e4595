type Child = Node | string | null | undefined | false;
type Given = Readonly<Record<string, unknown>>;

/**
 * Creates an element with attributes, listeners (`onclick: …`) and children. Markup is never parsed, so text stays text
 * and no CSP is violated.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined)
      made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative line icon, hidden from screen readers. */
export function icon(path: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['class', 'icon'],
    ['aria-hidden', 'true'],
  ] as const)
    drawing.setAttribute(name, value);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  return drawing;
}

/** Puts these children there, in this order; those that stay are not touched, so that focus and typing stay too. */
export function place(parent: Element, wanted: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (parent.childNodes[index] !== child)
      parent.insertBefore(child, parent.childNodes[index] ?? null);
  });
}
