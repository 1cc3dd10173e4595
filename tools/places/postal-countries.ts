/**
 * Countries without postcodes here. Either their codes are for single buildings or streets (Singapore, Korea), or their
 * names use scripts that our users do not type, or one placeholder code covers the whole country.
 */
export const WITHOUT_POSTCODES: ReadonlySet<string> = new Set(
  'SG KR RU UA BY CN ID PE BD PK DZ AZ LK KE MW CC CX GS HK HM IO MO NF NR NU PN WS TC FK AI'.split(
    ' ',
  ),
);

/** Countries where every village in the postal rows is a separate place, not only the largest of each postcode. */
export const WITH_VILLAGES: ReadonlySet<string> = new Set(
  'FR CH BE LU DE AT IT NL NO SE DK FI'.split(' '),
);
