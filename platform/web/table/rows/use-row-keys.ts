import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { openRow } from './row-actions.tsx';

/** Keys of a list: arrows move the focus, Space peeks, X selects, Enter opens; one row is in the Tab order. */
export function useRowKeys(given: {
  count: number;
  perScreen: number;
  list: RefObject<HTMLElement | null>;
  bringIntoView: (index: number) => void;
  hrefAt: (index: number) => string | undefined;
  navigate: ((href: string) => void) | undefined;
  toggleAt: ((index: number, range: boolean) => void) | undefined;
  /** If undefined, Space selects. */
  peekAt: ((index: number) => void) | undefined;
  /** Runs the row's menu action for a shortcut letter. */
  pressAt: (index: number, key: string) => void;
}) {
  const [focused, setFocused] = useState(0);
  const pendingFocus = useRef<number | null>(null);

  // A row that is not rendered can take the focus only after scrolling to it.
  useEffect(() => {
    if (pendingFocus.current === null) return;
    const row = rowAt(given.list.current, pendingFocus.current);
    if (!row) return;
    pendingFocus.current = null;
    row.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const onRow = target.dataset.rowIndex !== undefined;
    if (!onRow && !target.matches('a, input[type="checkbox"]')) return;
    if (event.altKey) return;
    const next = rowFocusAfter(event.key, { ...given, focused });
    if (next !== null && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      pendingFocus.current = next;
      setFocused(next);
      given.bringIntoView(next);
      rowAt(given.list.current, next)?.focus();
      return;
    }
    if (!onRow) return;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (event.key === ' ' && given.peekAt && !event.shiftKey) {
      event.preventDefault();
      given.peekAt(focused);
      return;
    }
    if (given.toggleAt && (event.key === ' ' || (event.key.toLowerCase() === 'x' && isPlain))) {
      event.preventDefault();
      given.toggleAt(focused, event.shiftKey);
      return;
    }
    const href = event.key === 'Enter' ? given.hrefAt(focused) : undefined;
    if (href !== undefined) {
      event.preventDefault();
      openRow(event, href, given.navigate);
    }
    if (event.key.length === 1 && isPlain) given.pressAt(focused, event.key);
  };

  return { focused: Math.min(focused, Math.max(0, given.count - 1)), setFocused, onKeyDown };
}

function rowAt(list: HTMLElement | null, index: number): HTMLElement | null {
  return list?.querySelector(`[data-row-index="${index}"]`) ?? null;
}

/** New focus position after a key; null for other keys. */
export function rowFocusAfter(
  key: string,
  { focused, count, perScreen }: { focused: number; count: number; perScreen: number },
): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(focused + 1, last);
    case 'ArrowUp':
      return Math.max(focused - 1, 0);
    case 'PageDown':
      return Math.min(focused + perScreen, last);
    case 'PageUp':
      return Math.max(focused - perScreen, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
