/** How much of a code names a district and not a street: the rest would be nine tenths of the file. */
const KEPT = new Map([
  ['PT', 4],
  ['NL', 4],
  ['CA', 3],
  ['IE', 3],
  ['BR', 5],
]);

/** A postcode as search key and as displayed, without a country prefix. */
export function normalizePostcode(country: string, written: string): { key: string; code: string } {
  const bare = written
    .replace(/\s*cedex.*$/i, '')
    .replace(country === 'LU' ? /^L-/ : new RegExp(`^${country}[- ]`), '')
    .trim();
  const kept = KEPT.get(country);
  const code = kept === undefined ? bare : bare.slice(0, kept);
  return { key: code.toLowerCase().replace(/[^a-z0-9]/g, ''), code };
}
