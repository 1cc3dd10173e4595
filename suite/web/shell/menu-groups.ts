import { clientAddress } from '#platform/web/module/client-address.ts';
import type { MenuLine } from '#platform/web/module/web-module.ts';
import type { MenuGroup } from '#platform/web/shell/menu-group.ts';

/** Lines with the same group stand together, groups in the order of their first line. */
export function menuGroups(
  lines: readonly MenuLine[],
  clientId: string,
  say: (key: string) => string,
): MenuGroup[] {
  const byGroup = Map.groupBy(lines, ({ group }) => group);
  return [...byGroup].map(([group, ofGroup]) => ({
    label: say(group),
    items: ofGroup.map(({ key, label, icon }) => ({
      key,
      label: say(label),
      icon,
      address: clientAddress(clientId, key),
    })),
  }));
}
