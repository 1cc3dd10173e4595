import { comparableGtin, isGtin } from '#modules/directory/contract/products/gtin.ts';

/** What may follow a GTIN, in this order: variant, batch, serial number. */
const QUALIFIERS = ['22', '10', '21'];
/** The 82 letters of GS1 keys, twenty of them at most. */
const VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** The GTIN of `01/{gtin}/10/{batch}…` with fourteen digits; undefined where the path is no valid Digital Link [TP-11]. */
export function parseDigitalLinkGtin(segments: readonly string[]): string | undefined {
  const [key, gtin = '', ...rest] = segments;
  if (key !== '01' || !isGtin(gtin) || rest.length % 2 === 1) return undefined;
  let reached = -1;
  for (let at = 0; at < rest.length; at += 2) {
    const place = QUALIFIERS.indexOf(rest[at] ?? '');
    if (place <= reached || !VALUE.test(rest[at + 1] ?? '')) return undefined;
    reached = place;
  }
  return comparableGtin(gtin);
}
