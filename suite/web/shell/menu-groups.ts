import { screenAddress } from '#platform/web/module/screen-address.ts';
import type { MenuLine } from '#platform/web/module/web-module.ts';
import type { MenuGroup } from '#platform/web/shell/menu/menu-group.ts';

/**
 * Entries whose groups have the same label are shown together, whatever their module; groups follow the order of their
 * first entry.
 */
export function menuGroups(
  lines: readonly MenuLine[],
  clientId: string | null,
  say: (key: string) => string,
): MenuGroup[] {
  const byGroup = Map.groupBy(lines, ({ group }) => say(group));
  return [...byGroup].map(([group, ofGroup]) => ({
    label: group,
    items: ofGroup.map(({ key, label, icon, Count }) => ({
      key,
      label: say(label),
      icon,
      address: screenAddress(key, clientId),
      ...(Count && { Count }),
    })),
  }));
}
