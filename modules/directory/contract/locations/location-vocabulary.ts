import { definePort } from '#platform/contract/port.ts';
import type { LocationType } from './location-types.ts';

/** The types and attribute names of a brand's locations, for settings that refer to them. */
export const locationVocabulary = definePort<
  { clientId: string },
  { types: LocationType[]; attributes: string[] }
>('directory.location-vocabulary');
