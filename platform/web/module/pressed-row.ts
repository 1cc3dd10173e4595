/** The row that was pressed last in this tab: its page shows its name and the way back before the record has arrived. */
export interface PressedRow {
  /** The path of the record. */
  path: string;
  name: string;
  /** The list it was pressed in. */
  list: { to: string; label: string };
}

let pressed: PressedRow | undefined;

export function rememberPressedRow(href: string, row: Omit<PressedRow, 'path'>): void {
  pressed = { ...row, path: pathOf(href) };
}

/** Undefined where the page was opened otherwise. */
export function pressedRowAt(path: string): PressedRow | undefined {
  return pressed?.path === path ? pressed : undefined;
}

function pathOf(href: string): string {
  return new URL(href, 'http://here').pathname;
}
