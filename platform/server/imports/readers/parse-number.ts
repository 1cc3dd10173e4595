/** Without signs that group. */
export const PLAIN_NUMBER = /^\d{1,15}(?:[.,]\d{1,15})?$/;

/**
 * Parses a number as people write it: "1 234,5", "1,234.50", "1'234.5". If both separators occur, the last one is the
 * decimal separator. A single separator that occurs once is decimal; a repeated one groups digits.
 */
export function parseNumber(given: string): number | undefined {
  if (PLAIN_NUMBER.test(given)) return Number(given.replace(',', '.'));
  const bare = given.replaceAll(/[\s'’\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const sign = last >= 0 ? bare.charAt(last) : '';
  const groups = sign !== '' && bare.indexOf(sign) !== last;
  const whole = (last < 0 || groups ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, '');
  const decimals = last < 0 || groups ? '' : bare.slice(last + 1);
  if (!/^[+-]?\d*$/.test(whole) || !/^\d*$/.test(decimals)) return undefined;
  if (!/\d/.test(whole + decimals)) return undefined;
  if (groups && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(bare)) return undefined;
  const number = Number(`${whole || '0'}.${decimals || '0'}`.replace(/^([+-]?)\./, '$10.'));
  return Number.isFinite(number) ? number : undefined;
}
