import { STYLE } from './style.ts';

const COLOR = /^#[0-9a-f]{6}$/i;
let shared: CSSStyleSheet | undefined;

/** Read once, however many forms a page has. */
export function styleSheet(): CSSStyleSheet {
  shared ??= sheetOf(STYLE);
  return shared;
}

/** The brand's colour, which the page's own rules overrule. */
export function inkSheet(color: string | null): CSSStyleSheet[] {
  return color && COLOR.test(color) ? [sheetOf(`:host{--comptoir-ink:${color}}`)] : [];
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
