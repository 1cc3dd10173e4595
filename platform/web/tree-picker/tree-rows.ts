import { ancestorsOf, childrenOf, isBranch, type TreeIndex } from './tree-index.ts';

/** One visible row of the tree, with its position for screen readers. */
export type TreeRow = {
  id: string;
  depth: number;
  branch: boolean;
  open: boolean;
  position: number;
  siblings: number;
  /** Row that loads the next children of this branch: how many are not loaded yet. */
  more?: { of: string; count: number };
};

/** How many children of a branch are not loaded yet. */
export type Remaining = ReadonlyMap<string, number>;
const NONE: Remaining = new Map();

/** Visits only open branches, so a closed tree of 20,000 nodes costs only its visible rows. */
export function visibleRows(
  tree: TreeIndex,
  open: ReadonlySet<string>,
  remaining = NONE,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (parent: string | null, depth: number) => {
    const ids = placedIn(tree, parent);
    const siblings = ids.length + (remaining.get(parent ?? '') ?? 0);
    for (const [index, id] of ids.entries()) {
      const branch = isBranch(tree, id);
      const isOpen = branch && open.has(id);
      rows.push({ id, depth, branch, open: isOpen, position: index + 1, siblings });
      if (isOpen) walk(id, depth + 1);
    }
    rows.push(...moreRow(parent, depth, ids.length, remaining));
  };
  walk(null, 0);
  return rows;
}

/** The given nodes and all their ancestors, opened, as a search shows them. A found group can be opened. */
export function rowsLeadingTo(
  tree: TreeIndex,
  found: Iterable<string>,
  open: ReadonlySet<string>,
  remaining = NONE,
): TreeRow[] {
  const visible = new Set<string>();
  for (const id of found) {
    visible.add(id);
    for (const ancestor of ancestorsOf(tree, id)) visible.add(ancestor);
  }
  const rows: TreeRow[] = [];
  const walk = (ids: readonly string[], depth: number) => {
    for (const [index, id] of ids.entries()) {
      const inside = childrenOf(tree, id).filter((child) => visible.has(child));
      const branch = isBranch(tree, id);
      const isOpen = inside.length > 0 || (branch && open.has(id));
      rows.push({ id, depth, branch, open: isOpen, position: index + 1, siblings: ids.length });
      if (!isOpen) continue;
      if (inside.length > 0) walk(inside, depth + 1);
      else {
        const placed = placedIn(tree, id);
        walk(placed, depth + 1);
        rows.push(...moreRow(id, depth + 1, placed.length, remaining));
      }
    }
  };
  walk(
    childrenOf(tree, null).filter((id) => visible.has(id)),
    0,
  );
  return rows;
}

/** The loaded children of a branch, without `loose` nodes, whose position is unknown. */
export function placedIn(tree: TreeIndex, id: string | null): string[] {
  return childrenOf(tree, id).filter((child) => !tree.nodes.get(child)?.loose);
}

function moreRow(of: string | null, depth: number, shown: number, remaining: Remaining): TreeRow[] {
  const count = of === null ? 0 : (remaining.get(of) ?? 0);
  if (of === null || shown === 0 || count === 0) return [];
  const place = { position: shown + 1, siblings: shown + count };
  return [{ id: `${of}…`, depth, branch: false, open: false, ...place, more: { of, count } }];
}

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
