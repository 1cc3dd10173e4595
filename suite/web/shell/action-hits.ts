import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { plainLetters } from '#platform/web/shell/palette/plain-letters.ts';

/** What can be begun from the search, in the reader's words. */
export type FoundAction = Pick<PaletteHit, 'id' | 'title' | 'meta' | 'address' | 'action' | 'icon'>;

/** The actions in whose name all words stand that were typed; words of the module's name count by their beginning [NAV-08]. */
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
