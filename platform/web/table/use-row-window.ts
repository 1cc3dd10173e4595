import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { TableDensity } from './table-state.ts';

/** Below this many rows drawing all of them is quicker than deciding which. */
const DRAW_ALL_UP_TO = 200;
const HEAD_HEIGHT = 32;

export type RowWindow = {
  first: number;
  last: number;
  /** Heights that stand for the rows not drawn. */
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
  const virtualizer = useVirtualizer({
    count,
    enabled: windowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const [top, bottom] = [items[0], items.at(-1)];
  const perScreen = Math.max(
    1,
    Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 1,
  );
  if (!windowed || !top || !bottom)
    return {
      first: 0,
      last: windowed ? -1 : count - 1,
      before: 0,
      after: windowed ? count * rowHeight : 0,
      windowed,
      perScreen,
      bringIntoView: () => {},
    };
  return {
    first: top.index,
    last: bottom.index,
    before: top.start - HEAD_HEIGHT,
    after: virtualizer.getTotalSize() - (bottom.end - HEAD_HEIGHT),
    windowed,
    perScreen,
    bringIntoView: (index) => virtualizer.scrollToIndex(index),
  };
}

function useRowHeight(density: TableDensity): number {
  const touch = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  if (touch) return 48;
  return density === 'compact' ? 32 : 40;
}
