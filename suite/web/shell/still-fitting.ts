import type { SearchHit } from '#platform/contract/search.ts';
import { plainLetters } from '#platform/web/shell/palette/plain-letters.ts';

interface Group<Kind> {
  kind: Kind;
  total: number;
  hits: readonly SearchHit[];
}

/**
 * While the next response loads, earlier results stay only if they match the typed text, so that Enter never opens a
 * result for other words [NAV-08].
 */
export function stillFitting<Kind>(groups: readonly Group<Kind>[], typed: string): Group<Kind>[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ kind, hits }) => {
    const fitting = hits.filter(({ title, meta }) => {
      const text = plainLetters(`${title} ${meta}`);
      return words.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ kind, total: fitting.length, hits: fitting }] : [];
  });
}
