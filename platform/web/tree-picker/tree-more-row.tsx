import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import link from '#platform/web/display/link.module.css';
import classes from './tree-picker.module.css';
import type { TreeRow } from './tree-rows.ts';

/** Brings the next ones of a branch; a line of the tree like the others, so that the keys reach it. */
export function TreeMoreRow(given: {
  row: TreeRow;
  domId: string;
  active: boolean;
  loading: boolean;
  top: number;
  onMore: () => void;
  children: ReactNode;
}) {
  const { row } = given;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the tree has the focus and the keys, and points here
    <div
      role="treeitem"
      id={given.domId}
      className={classes.row}
      data-more=""
      data-active={given.active || undefined}
      data-depth={Math.min(row.depth, 2)}
      style={{ '--depth': row.depth, '--top': `${given.top}px` }}
      aria-level={row.depth + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-busy={given.loading || undefined}
      onClick={given.onMore}
    >
      <span className={link.link}>{given.children}</span>
      {given.loading && <Loader size={12} />}
    </div>
  );
}
