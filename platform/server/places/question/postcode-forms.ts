/** Countries for which only the first part of a postcode is stored, with the pattern of a full code. */
const SHORTENED: readonly { country: string; whole: RegExp }[] = [
  { country: 'GB', whole: /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/ },
  { country: 'IE', whole: /^([a-z]\d[\dw])[a-z\d]{4}$/ },
  { country: 'CA', whole: /^([a-z]\d[a-z])\d[a-z]\d$/ },
  { country: 'NL', whole: /^(\d{4})[a-z]{2}$/ },
  { country: 'PT', whole: /^(\d{4})\d{3}$/ },
  { country: 'BR', whole: /^(\d{5})\d{3}$/ },
  { country: 'US', whole: /^(\d{5})\d{4}$/ },
];

/** Possible meanings of a typed code: the code itself in any country, or the district that its first part names. */
export function postcodeForms(typed: string): { key: string; country?: string }[] {
  return [
    { key: typed },
    ...SHORTENED.flatMap(({ country, whole }) => {
      const key = whole.exec(typed)?.[1];
      return key === undefined ? [] : { key, country };
    }),
  ];
}

/** Countries identified by the position of the hyphen in their codes. The list has no postcodes for Japan. */
const HYPHENATED: ReadonlyMap<string, string> = new Map([
  ['2-3', 'PL'],
  ['3-4', 'JP'],
  ['4-3', 'PT'],
  ['5-3', 'BR'],
  ['5-4', 'US'],
]);

/** The country that a code names by its written form: 00-001 is Polish, 100-0001 Japanese. */
export function countryFromPostcodeFormat(text: string): string | undefined {
  const [, before = '', after = ''] = /(?<![\w-])(\d{2,5})-(\d{3,4})(?![\w-])/.exec(text) ?? [];
  return HYPHENATED.get(`${before.length}-${after.length}`);
}
