import type { MenuEntry } from '#platform/web/shell/menu/menu-group.ts';
import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { plainLetters } from '#platform/web/shell/palette/plain-letters.ts';

/**
 * Screens are searched here, where their names are: all typed words must occur in the screen's or module's name
 * [NAV-08].
 */
export function screenHits(
  screens: readonly { module: string; entry: MenuEntry }[],
  typed: string,
): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return screens
    .filter(({ module, entry }) => {
      const name = plainLetters(`${entry.label} ${module}`);
      return words.every((word) => name.includes(word));
    })
    .map(({ module, entry }) => ({
      kind: 'screens',
      id: entry.key,
      title: entry.label,
      meta: module,
      address: entry.address,
      icon: entry.icon,
    }));
}
