/**
 * Countries whose postal rows are left out: codes of single buildings or streets (Singapore, Korea), names in scripts that
 * our readers do not type, or one made-up code for all of the country.
 */
export const WITHOUT_POSTCODES: ReadonlySet<string> = new Set(
  'SG KR RU UA BY CN ID PE BD PK DZ AZ LK KE MW CC CX GS HK HM IO MO NF NR NU PN WS TC FK AI'.split(
    ' ',
  ),
);

/** Countries of which every village in the postal rows is a place of its own, and not only the largest of each postcode. */
export const WITH_VILLAGES: ReadonlySet<string> = new Set(
  'FR CH BE LU DE AT IT NL NO SE DK FI'.split(' '),
);
