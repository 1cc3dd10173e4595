/** Countries of which only the first part of a code is kept, by what a whole code looks like there. */
const SHORTENED: readonly { country: string; whole: RegExp }[] = [
  { country: 'GB', whole: /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/ },
  { country: 'IE', whole: /^([a-z]\d[\dw])[a-z\d]{4}$/ },
  { country: 'CA', whole: /^([a-z]\d[a-z])\d[a-z]\d$/ },
  { country: 'NL', whole: /^(\d{4})[a-z]{2}$/ },
  { country: 'PT', whole: /^(\d{4})\d{3}$/ },
  { country: 'BR', whole: /^(\d{5})\d{3}$/ },
  { country: 'US', whole: /^(\d{5})\d{4}$/ },
];

/** What a code that was typed can mean: itself anywhere, or a country's district that its first part names. */
export function postcodeForms(typed: string): { key: string; country?: string }[] {
  return [
    { key: typed },
    ...SHORTENED.flatMap(({ country, whole }) => {
      const key = whole.exec(typed)?.[1];
      return key === undefined ? [] : { key, country };
    }),
  ];
}
