import { foldName } from '#platform/server/places/fold-name.ts';
import type { PlaceTown } from './place-town.ts';

/**
 * The towns' table calls large towns in English (Munich). What the post office there calls them is their own name
 * (München), and the table's is the English one.
 */
export function nameLocally(called: ReadonlyMap<PlaceTown, ReadonlyMap<string, number>>): void {
  for (const [town, names] of called) {
    const most = [...names].sort((one, other) => other[1] - one[1])[0]?.[0];
    const asTable = foldName(town.name);
    // Hamburg Wandsbek is a quarter with its town before it, no name of its own.
    if (most === undefined || [...names.keys()].some((name) => foldName(name).includes(asTable)))
      continue;
    town.names.en ??= town.name;
    town.name = most;
  }
}
