/** The last clicked row of this tab: its page shows the name and the back link before the record has loaded. */
export interface PressedRow {
  /** The path of the record. */
  path: string;
  name: string;
  /** The list that contained the row. */
  list: { to: string; label: string };
}

let pressed: PressedRow | undefined;

export function rememberPressedRow(href: string, row: Omit<PressedRow, 'path'>): void {
  pressed = { ...row, path: pathOf(href) };
}

/** Undefined if the page was opened in another way. */
export function pressedRowAt(path: string): PressedRow | undefined {
  return pressed?.path === path ? pressed : undefined;
}

function pathOf(href: string): string {
  return new URL(href, 'http://here').pathname;
}
