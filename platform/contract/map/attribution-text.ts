const LONGEST = 160;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&copy;', '©'],
  ['&amp;', '&'],
  ['&#169;', '©'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
]);

/** Converts a provider's HTML attribution to plain text. */
export function attributionText(given: unknown): string {
  if (typeof given !== 'string') return '';
  const text = given
    .slice(0, 10 * LONGEST)
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&#?\w+;/g, (sign) => SIGNS.get(sign) ?? ' ')
    .replaceAll(/[\s<>]+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
