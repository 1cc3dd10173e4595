import type { ChosenPlace } from './place-tree.ts';

/** How many locations a choice comes to, and through what: 132 locations through 1 group and 36 single locations. */
export function placesSum(chosen: readonly ChosenPlace[]) {
  const groups = chosen.filter(({ kind }) => kind === 'group').length;
  const single = chosen.filter(({ kind }) => kind === 'location').length;
  return {
    wholeBrand: chosen.some(({ kind }) => kind === 'brand'),
    groups,
    single,
    locations: chosen.reduce((sum, { locations }) => sum + locations, 0),
  };
}
