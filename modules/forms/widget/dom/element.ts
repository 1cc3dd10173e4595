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

/** Replaces the children in this order without touching those that stay, so that focus and input stay too. */
export function place(parent: Element, wanted: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (parent.childNodes[index] !== child)
      parent.insertBefore(child, parent.childNodes[index] ?? null);
  });
}

/** Line icon in a 24 × 24 box, as in the suite. */
export const ALERT = 'M12 8v5M12 16v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';
export const CHECK = 'M5 12l5 5L19 7';
export const SEARCH = 'M15 15l6 6M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0';
export const TARGET = 'M12 2v4M12 18v4M2 12h4M18 12h4M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0';
export const BOX = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5';
export const CLIP =
  'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.500 6.500a4.500 4.500 0 0 0 9 9L21 13';
export const CROSS = 'M6 6l12 12M18 6L6 18';
