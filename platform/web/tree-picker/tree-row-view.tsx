import { Checkbox, Loader } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import type { TreeCheck, TreeNode } from './tree-index.ts';
import classes from './tree-picker.module.css';
import type { TreeRow } from './tree-rows.ts';

const ARIA_CHECKED = { none: false, some: 'mixed', all: true } as const;

export function TreeRowView(given: {
  row: TreeRow;
  node: TreeNode;
  check: TreeCheck;
  meta: ReactNode;
  domId: string;
  active: boolean;
  loading: boolean;
  top: number;
  onOpen: () => void;
  onToggle: () => void;
}) {
  const { row, node, check, active, loading, onOpen, onToggle } = given;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the tree has the focus and the keys, and points here
    <div
      role="treeitem"
      id={given.domId}
      className={classes.row}
      data-active={active || undefined}
      data-depth={Math.min(row.depth, 2)}
      style={{ '--depth': row.depth, '--top': `${given.top}px` }}
      aria-level={row.depth + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-expanded={row.branch ? row.open : undefined}
      aria-checked={ARIA_CHECKED[check]}
      aria-busy={loading || undefined}
      onClick={onToggle}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: arrows open and close */}
      <span
        className={classes.twist}
        onClick={(event) => {
          if (!row.branch) return;
          event.stopPropagation();
          onOpen();
        }}
      >
        {loading ? (
          <Loader size={12} />
        ) : (
          row.branch && <Icon of={row.open ? IconChevronDown : IconChevronRight} size={14} />
        )}
      </span>
      <Checkbox.Indicator
        className={classes.box}
        radius="xs"
        iconColor="var(--c-on-ink)"
        checked={check === 'all'}
        indeterminate={check === 'some'}
        aria-hidden="true"
      />
      <span className={classes.label}>{node.label}</span>
      <span className={classes.meta}>{given.meta}</span>
    </div>
  );
}
