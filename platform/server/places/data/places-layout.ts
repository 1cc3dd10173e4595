/**
 * Layout of the places file: a JSON header with the position of each section, then the sections, each compressed
 * separately. Sections are columns, split by byte, so that similar values are adjacent and compress well.
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
  /** Two letters each; towns refer to a country by its index here. */
  countries: string[];
  /**
   * Start of a country's postcodes, their number, their written format (`##-###`) and their lengths without separators.
   */
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

/** Degrees are stored in thousandths, about a hundred metres, because positions are town centres. */
export const STEPS_A_DEGREE = 1000;
/** A column of numbers of 24 bits: all low bytes, all middle ones, all high ones. */
export const PLANES = 3;
/** Sizes count halves of a doubling, so that a byte reaches from one person to all there are. */
export const SIZES_A_DOUBLING = 2;
