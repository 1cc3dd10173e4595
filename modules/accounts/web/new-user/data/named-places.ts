import type { ChosenPlace } from '../../data/place-tree.ts';

const NAMED = 5;

/** The first places of a choice by name, a location with its city, and how many there are beyond. */
export function namedPlaces(chosen: readonly Pick<ChosenPlace, 'name' | 'detail'>[]) {
  return {
    names: chosen
      .slice(0, NAMED)
      .map(({ name, detail }) => (detail ? `${name} (${detail})` : name)),
    more: Math.max(0, chosen.length - NAMED),
  };
}
