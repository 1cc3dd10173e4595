import { useMediaQuery } from '@mantine/hooks';
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { measureCutOffWidth } from '../columns/column-widths.ts';
import type { TableDensity } from '../data-table-props.ts';

/** Rows rendered beyond both edges, so that fast scrolling shows no empty area. */
const OVERSCAN = 12;

/** Up to this number, rendering all rows is faster than selecting the visible ones. */
const DRAW_ALL_UP_TO = 200;
const HEAD_HEIGHT = 32;

export type RowWindow = VisibleRows & {
  /** Heights of the rows that are not rendered. */
  before: number;
  after: number;
  windowed: boolean;
  perScreen: number;
  bringIntoView: (index: number) => void;
};

export function useRowWindow(given: {
  count: number;
  density: TableDensity;
  scroller: RefObject<HTMLElement | null>;
}): RowWindow {
  const { count, density, scroller } = given;
  const rowHeight = useRowHeight(density);
  const windowed = count > DRAW_ALL_UP_TO;
  const [seen, setSeen] = useState<VisibleRows>({ first: 0, last: -1 });

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place || !windowed) return;
    const look = () => {
      const next = visibleRows(roomOf(place, count, rowHeight));
      setSeen((before) =>
        before.first === next.first && before.last === next.last ? before : next,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, [scroller, windowed, count, rowHeight]);

  const { first, last } = windowed ? seen : { first: 0, last: count - 1 };
  return {
    first,
    last,
    before: first * rowHeight,
    after: (count - 1 - last) * rowHeight,
    windowed,
    perScreen: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 1),
    bringIntoView: (index) => {
      const place = scroller.current;
      if (place && windowed) place.scrollTop = scrollTopFor(index, roomOf(place, count, rowHeight));
    },
  };
}

function roomOf(place: HTMLElement, count: number, rowHeight: number): RowRoom {
  const { scrollTop, clientHeight: height } = place;
  return { count, rowHeight, headHeight: HEAD_HEIGHT, scrollTop, height };
}

function useRowHeight(density: TableDensity): number {
  const touch = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  if (touch) return 48;
  return density === 'compact' ? 32 : 40;
}

/** All rows have the same height; a sticky header covers the first one. */
interface RowRoom {
  count: number;
  rowHeight: number;
  headHeight: number;
  scrollTop: number;
  height: number;
}

interface VisibleRows {
  first: number;
  last: number;
}

export function visibleRows(room: RowRoom): VisibleRows {
  const { count, rowHeight, headHeight, scrollTop, height } = room;
  const top = Math.floor(scrollTop / rowHeight);
  const bottom = Math.floor((scrollTop + height - headHeight) / rowHeight);
  return {
    first: Math.max(0, Math.min(top, count - 1) - OVERSCAN),
    last: Math.min(count - 1, bottom + OVERSCAN),
  };
}

/** Minimum scroll position that shows a row completely. */
export function scrollTopFor(index: number, room: RowRoom): number {
  const { rowHeight, headHeight, scrollTop, height } = room;
  const top = index * rowHeight;
  const bottom = top + rowHeight + headHeight;
  if (top < scrollTop) return top;
  return bottom > scrollTop + height ? bottom - height : scrollTop;
}

export interface CutTexts {
  texts: string[];
  /** Position of the cut-off cell or row. */
  at: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
}

/** The full text of the cell under the pointer, or of all cut-off cells in the row with keyboard focus. */
export function useCutTexts() {
  const [cut, setCut] = useState<CutTexts | null>(null);
  const show = (element: Element, cells: readonly HTMLElement[]) => {
    const texts = cells
      .filter((cell) => measureCutOffWidth(cell) > 0)
      // biome-ignore lint/performance/useDomNodeTextContent: rendered text separates the parts of a cell
      .map((cell) => cell.innerText.trim());
    setCut(texts.length > 0 ? { texts, at: element.getBoundingClientRect() } : null);
  };
  const hide = () => setCut(null);
  return {
    cut,
    hide,
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const cell = (target as Element).closest<HTMLElement>('[data-column]');
        if (cell && pointerType === 'mouse') show(cell, [cell]);
        else hide();
      },
      onPointerLeave: hide,
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest('tr');
        if (row && target.matches(':focus-visible'))
          show(row, [...row.querySelectorAll<HTMLElement>('[data-column]')]);
      },
      onBlur: hide,
    },
  };
}
