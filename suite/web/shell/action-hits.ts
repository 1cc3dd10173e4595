import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { plainLetters } from '#platform/web/shell/palette/plain-letters.ts';

/** Actions available in the search, in the user's language. */
export type FoundAction = Pick<PaletteHit, 'id' | 'title' | 'meta' | 'address' | 'action' | 'icon'>;

/** Actions whose name contains all typed words; words of the module's name match by their beginning [NAV-08]. */
export function actionHits(actions: readonly FoundAction[], typed: string): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return actions
    .filter(({ title, meta }) => {
      const name = plainLetters(title);
      const module = plainLetters(meta).split(/\s+/);
      return words.every(
        (word) => name.includes(word) || module.some((part) => part.startsWith(word)),
      );
    })
    .map((action) => ({ ...action, kind: 'actions' }));
}
