import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveByKeys, moveItem } from '#platform/web/display/row-order.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import classes from '../components/editor.module.css';

interface RowListProps<Item> {
  items: readonly Item[];
  /** Path in the draft, for its errors. */
  path: string;
  limit: number;
  blank: Item;
  texts: { none: string; add: string };
  /** Names a row by its place, above its fields. */
  titleOf: (number: number) => string;
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  children: (row: { item: Item; index: number; set: (part: Partial<Item>) => void }) => ReactNode;
}

/** A list of rows that can be added, moved (also with Alt and arrow keys) and removed. */
export function RowList<Item>({
  items,
  path,
  limit,
  blank,
  texts,
  titleOf,
  nameOf,
  onChange,
  children,
}: RowListProps<Item>) {
  const { list, announcement, rows, add } = useRowList(items, nameOf, onChange);
  return (
    <div ref={list} className={classes.rows} data-path={path}>
      {rows.map(({ id, tools, onKeyDown, ...row }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons in the row
        <div key={id} className={classes.row} data-row={row.index} onKeyDown={onKeyDown}>
          <div className={classes.rowHead}>
            <span>{titleOf(row.index + 1)}</span>
            <RowTools {...tools} />
          </div>
          {children(row)}
        </div>
      ))}
      {items.length === 0 && <p className={section.note}>{texts.none}</p>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div>
        <Button
          data-add
          variant="subtle"
          size="xs"
          disabled={items.length >= limit}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => add(blank)}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

/** Gives rows stable ids while they are edited and moved. */
function useRowList<Item>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
  onChange: (items: Item[]) => void,
) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const ids = useRef<number[]>([]);
  const made = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  // The list can also change from outside, for example when a draft is discarded.
  if (ids.current.length !== items.length)
    ids.current = items.map(() => {
      made.current += 1;
      return made.current;
    });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    ids.current = moveItem(ids.current, from, to);
    onChange(moveItem(items, from, to));
    const item = items[from] as Item;
    const place = { position: to + 1, total: items.length };
    setAnnouncement(t('locator:editor.moved', { name: nameOf(item, from), ...place }));
  };
  return {
    list,
    /** New position of a moved row, for a live region. */
    announcement,
    rows: items.map((item, index) => ({
      id: ids.current[index] ?? index,
      item,
      index,
      set: (part: Partial<Item>) => onChange(items.with(index, { ...item, ...part })),
      tools: {
        name: nameOf(item, index),
        index,
        count: items.length,
        onMove: (to: number) => move(index, to),
        onRemove() {
          ids.current = ids.current.toSpliced(index, 1);
          onChange(items.toSpliced(index, 1));
          // The removed row had the focus.
          list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
        },
      },
      onKeyDown(event: KeyboardEvent) {
        const by = moveByKeys(event);
        if (by !== undefined) move(index, index + by);
      },
    })),
    add(item: Item) {
      made.current += 1;
      ids.current = [...ids.current, made.current];
      onChange([...items, item]);
      const place = items.length;
      requestAnimationFrame(() =>
        list.current
          ?.querySelector<HTMLElement>(`[data-row="${place}"] :is(input, textarea)`)
          ?.focus(),
      );
    },
  };
}

/** Moves a row up or down or removes it; after a move the focus stays on the button. */
function RowTools({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <Icon of={IconArrowUp} size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <Icon of={IconArrowDown} size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.remove', { name })}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </ActionIcon>
    </div>
  );
}
