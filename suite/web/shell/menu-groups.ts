import { screenAddress } from '#platform/web/module/house-address.ts';
import type { MenuLine } from '#platform/web/module/web-module.ts';
import type { MenuGroup } from '#platform/web/shell/menu/menu-group.ts';

/** Lines whose groups have the same words stand together, whichever module they are from; groups in the order of their first line. */
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
