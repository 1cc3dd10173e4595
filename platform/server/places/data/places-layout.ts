/**
 * How the file of places lies: a head of JSON that says where each section begins, then the sections, each packed by
 * itself. They are columns, a byte of each value at a time, so that like stands beside like and is packed small.
 */
export const PLACES_SECTIONS = [
  'townNames',
  'townCountries',
  'townRegions',
  'townSizes',
  'townLatitudes',
  'townLongitudes',
  'regionNames',
  'languageTowns',
  'languageNames',
  'keyShared',
  'keyEnds',
  'keyTowns',
  'codeShared',
  'codeEnds',
  'codeTowns',
  'codeLatitudes',
  'codeLongitudes',
] as const;
export type PlacesSection = (typeof PLACES_SECTIONS)[number];

export interface PlacesHead {
  towns: number;
  regions: number;
  /** Two letters each; a town says which by its place here. */
  countries: string[];
  /** Where a country's postcodes begin, in their order, how they are written there (`##-###`) and what they look like without. */
  postcodes: {
    country: string;
    from: number;
    count: number;
    shape?: string | undefined;
    lengths: number[];
    hasLetters: boolean;
  }[];
  sections: Record<PlacesSection, { from: number; packed: number; plain: number }>;
}

/** Degrees are kept in thousandths, about a hundred metres: what is kept is the middle of a town. */
export const STEPS_A_DEGREE = 1000;
/** A column of numbers of 24 bits: all low bytes, all middle ones, all high ones. */
export const PLANES = 3;
/** Sizes count halves of a doubling, so that a byte reaches from one person to all there are. */
export const SIZES_A_DOUBLING = 2;
