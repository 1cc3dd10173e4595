import { z } from 'zod';

/** Number under a bar code: 8, 12, 13 or 14 digits, the last of which is a check digit. */
export const gtinSchema = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().refine(isGtin, { error: 'gtin' }));

export function isGtin(digits: string): boolean {
  return hasGtinLength(digits) && checkDigit(digits) === Number(digits.at(-1));
}

export function hasGtinLength(digits: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(digits);
}

/** The same number can have 12, 13 or 14 digits, because leading zeros are insignificant. */
export function comparableGtin(digits: string): string {
  return digits.padStart(14, '0');
}

function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
