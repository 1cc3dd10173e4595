import { Checkbox, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { foldText } from '#platform/web/filters/fold-text.ts';
import type { TreeCheck, TreeIndex, TreeNode } from './tree-index.ts';
import classes from './tree-picker.module.css';
import { type TreeRow, treeStep, typedRow } from './tree-rows.ts';

const TYPING_PAUSE_MS = 700;

/** Renders only the visible rows; the list keeps the focus and refers to the active row. */
export function TreeList(given: {
  label: string;
  tree: TreeIndex;
  rows: readonly TreeRow[];
  loading: ReadonlySet<string>;
  checkOf: (id: string) => TreeCheck;
  metaOf: (node: TreeNode) => ReactNode;
  onSetOpen: (id: string, open: boolean) => void;
  onToggle: (id: string) => void;
  onMore: (branch: string) => void;
  /** "92 more locations in this group" */
  moreWords: (count: number) => ReactNode;
  /** Identifies the shown content; when it changes, the list scrolls to its start. */
  shown: string;
  /** Id of the element with the error of the selection. */
  problemId: string | undefined;
}) {
  const { tree, rows, onSetOpen, onToggle, onMore } = given;
  const domId = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [activeId, setActiveId] = useState<string | null>(null);
  const touch = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const rowHeight = touch ? 44 : 34;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const { shown } = given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is shown
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [shown]);
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  );
  const names = useMemo(
    () => rows.map(({ id }) => foldText(tree.nodes.get(id)?.label ?? '')),
    [rows, tree],
  );

  const moveTo = (index: number) => {
    setActiveId(rows[index]?.id ?? null);
    virtualizer.scrollToIndex(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const perScreen = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1);
    const step = treeStep(event.key, rows, active, perScreen);
    if (step) {
      event.preventDefault();
      if (step.kind === 'move') moveTo(step.index);
      else if (step.kind === 'toggle') {
        const more = rows[active]?.more;
        more ? onMore(more.of) : onToggle(step.id);
      } else onSetOpen(step.id, step.kind === 'open');
      return;
    }
    if (event.key.length !== 1) return;
    const goesOn = event.timeStamp - typed.current.at < TYPING_PAUSE_MS;
    const text = (goesOn ? typed.current.text : '') + foldText(event.key);
    typed.current = { text, at: event.timeStamp };
    const found = typedRow(names, active, text);
    if (found !== null) moveTo(found);
  };

  return (
    <div
      ref={list}
      role="tree"
      className={classes.tree}
      tabIndex={0}
      aria-label={given.label}
      aria-multiselectable="true"
      aria-invalid={given.problemId !== undefined || undefined}
      aria-describedby={given.problemId}
      aria-activedescendant={rows[active] && `${domId}-${rows[active].id}`}
      onKeyDown={onKeyDown}
    >
      <div className={classes.space} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row?.more) {
            const { of, count } = row.more;
            return (
              <TreeMoreRow
                key={row.id}
                row={row}
                domId={`${domId}-${row.id}`}
                active={index === active}
                loading={given.loading.has(of)}
                top={start}
                onMore={() => onMore(of)}
              >
                {given.moreWords(count)}
              </TreeMoreRow>
            );
          }
          const node = row && tree.nodes.get(row.id);
          if (!row || !node) return null;
          return (
            <TreeRowView
              key={row.id}
              row={row}
              node={node}
              check={given.checkOf(row.id)}
              meta={given.metaOf(node)}
              domId={`${domId}-${row.id}`}
              active={index === active}
              loading={given.loading.has(row.id)}
              top={start}
              onOpen={() => {
                setActiveId(row.id);
                onSetOpen(row.id, !row.open);
              }}
              onToggle={() => {
                setActiveId(row.id);
                onToggle(row.id);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Loads the next children of a branch; a row of the tree, so that the keyboard reaches it. */
function TreeMoreRow(given: {
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

const ARIA_CHECKED = { none: false, some: 'mixed', all: true } as const;

function TreeRowView(given: {
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
