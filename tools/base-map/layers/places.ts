import type { MapFeature } from '../map-feature.ts';
import type { Sources } from '../sources.ts';
import { countries } from './countries.ts';
import { regions } from './regions.ts';
import { towns } from './towns.ts';

export function places(sources: Sources): MapFeature[] {
  return [...countries(sources), ...regions(sources), ...towns(sources)];
}
