import { foldName } from '#platform/server/places/fold-name.ts';
import type { PlaceTown } from './place-town.ts';

/**
 * The towns' table has English names for large towns (Munich). The post office's name becomes the local name (München),
 * and the table's name becomes the English one.
 */
export function nameLocally(called: ReadonlyMap<PlaceTown, ReadonlyMap<string, number>>): void {
  for (const [town, names] of called) {
    const most = [...names].sort((one, other) => other[1] - one[1])[0]?.[0];
    const asTable = foldName(town.name);
    // Hamburg Wandsbek is a quarter with its town's name in front, not another name of the town.
    if (most === undefined || [...names.keys()].some((name) => foldName(name).includes(asTable)))
      continue;
    town.names.en ??= town.name;
    town.name = most;
  }
}
