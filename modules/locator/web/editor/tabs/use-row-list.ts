import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './row-tools.tsx';

/** Rows of a list that keep their identity while they are edited and moved, with Alt and an arrow key too. */
export function useRowList<Item>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
  onChange: (items: Item[]) => void,
) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const ids = useRef<number[]>([]);
  const made = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  // The list can also change from outside, as by a discarded draft.
  if (ids.current.length !== items.length)
    ids.current = items.map(() => {
      made.current += 1;
      return made.current;
    });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    ids.current = moved(ids.current, from, to);
    onChange(moved(items, from, to));
    const item = items[from] as Item;
    const place = { position: to + 1, total: items.length };
    setAnnouncement(t('locator:editor.moved', { name: nameOf(item, from), ...place }));
  };
  return {
    list,
    /** Where a row was moved to, for a live region. */
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
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (!event.altKey || by === 0) return;
        event.preventDefault();
        move(index, index + by);
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
