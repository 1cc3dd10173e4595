/** Rows rendered beyond both edges, so that fast scrolling shows no empty area. */
const OVERSCAN = 12;

/** All rows have one height, and a head that stays lies over the first of them. */
export interface RowRoom {
  count: number;
  rowHeight: number;
  headHeight: number;
  scrollTop: number;
  height: number;
}

export interface VisibleRows {
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

/** Where to scroll, so that a row is seen whole: no further than needed. */
export function scrollTopFor(index: number, room: RowRoom): number {
  const { rowHeight, headHeight, scrollTop, height } = room;
  const top = index * rowHeight;
  const bottom = top + rowHeight + headHeight;
  if (top < scrollTop) return top;
  return bottom > scrollTop + height ? bottom - height : scrollTop;
}
