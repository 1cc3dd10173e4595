import { type KeyboardEvent, useEffect, useRef } from 'react';

const MOVES: ReadonlyMap<string, (at: number, last: number) => number> = new Map([
  ['ArrowDown', (at: number) => at + 1],
  ['ArrowUp', (at: number) => at - 1],
  ['Home', () => 0],
  ['End', (_: number, last: number) => last],
]);

/**
 * Keys and focus of a listbox beside the open record. The selection follows the focus, and the focus stays in the list
 * when another record opens.
 */
export function useListbox<Row extends { id: string }>({
  rows,
  at,
  openId,
  onOpen,
}: {
  rows: readonly Row[];
  at: number;
  openId: string | undefined;
  onOpen: (id: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const lastId = useRef<string>(undefined);
  useEffect(() => {
    const before = lastId.current;
    lastId.current = openId;
    const option = box.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!option || before === undefined || before === openId) return;
    option.scrollIntoView({ block: 'nearest' });
    // The editor of the previous record had the focus and is gone.
    const { activeElement, body } = document;
    if (activeElement === body || box.current?.contains(activeElement)) option.focus();
  }, [openId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rows[MOVES.get(event.key)?.(at, rows.length - 1) ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(next.id);
  };
  return { box, onKeyDown };
}
