interface Range {
  at: number;
  length: number;
}

/** Splits a comment into pieces and marks those about a topic. Ranges may overlap, touch or lie outside the text. */
export function commentPieces(
  comment: string,
  ranges: readonly Range[],
): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: comment.slice(from, to), isMarked });
  };
  let done = 0;
  for (const { at, length } of ranges.toSorted((one, other) => one.at - other.at)) {
    const end = Math.min(comment.length, at + length);
    const start = Math.max(done, at);
    if (end <= start) continue;
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, comment.length, false);
  return pieces;
}
