import type { TreeRow } from './tree-rows.ts';

export type TreeStep =
  | { kind: 'move'; index: number }
  | { kind: 'open' | 'close' | 'toggle'; id: string };

/** The action of a key in a tree, after the ARIA authoring practices; null for other keys. */
export function treeStep(
  key: string,
  rows: readonly TreeRow[],
  active: number,
  perScreen: number,
): TreeStep | null {
  const row = rows[active];
  if (!row) return null;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', index: Math.min(active + 1, last) };
    case 'ArrowUp':
      return { kind: 'move', index: Math.max(active - 1, 0) };
    case 'PageDown':
      return { kind: 'move', index: Math.min(active + perScreen, last) };
    case 'PageUp':
      return { kind: 'move', index: Math.max(active - perScreen, 0) };
    case 'Home':
      return { kind: 'move', index: 0 };
    case 'End':
      return { kind: 'move', index: last };
    case 'ArrowRight':
      if (!row.branch) return null;
      return row.open ? { kind: 'move', index: active + 1 } : { kind: 'open', id: row.id };
    case 'ArrowLeft':
      if (row.open) return { kind: 'close', id: row.id };
      return row.depth === 0 ? null : { kind: 'move', index: parentOf(rows, active) };
    case ' ':
    case 'Enter':
      return { kind: 'toggle', id: row.id };
    default:
      return null;
  }
}

/** The next row whose name begins with the typed text, wrapping around. A single letter starts after the active row. */
export function typedRow(names: readonly string[], active: number, typed: string): number | null {
  const from = typed.length > 1 ? active : active + 1;
  for (let step = 0; step < names.length; step += 1) {
    const index = (from + step) % names.length;
    if (names[index]?.startsWith(typed)) return index;
  }
  return null;
}

function parentOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  return rows.findLastIndex((row, at) => at < index && row.depth < depth);
}
