export interface ChangedPiece {
  text: string;
  isChanged: boolean;
}

/**
 * Splits two versions of a text into pieces. The whole words between the common start and the common end are marked as
 * changed.
 */
export function changedPieces(
  before: string,
  after: string,
): { before: ChangedPiece[]; after: ChangedPiece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const pieces = (words: readonly string[]): ChangedPiece[] =>
    [
      { text: words.slice(0, start).join(''), isChanged: false },
      { text: words.slice(start, words.length - end).join(''), isChanged: true },
      { text: words.slice(words.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '');
  return { before: pieces(old), after: pieces(now) };
}

/** Words and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s)/).filter((word) => word !== '');
}
