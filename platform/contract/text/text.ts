import { z } from 'zod';

/** Everything that some program takes for the end of a line. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

export function isOneLine(text: string): boolean {
  return !LINE_BREAK.test(text);
}

/** A single line that a person typed, without the spaces that slipped in around it. */
export function line(limits: { min?: number; max: number }) {
  return z
    .string()
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(limits.min ?? 0)
        .max(limits.max)
        .refine(isOneLine, { error: 'lineBreak' }),
    );
}
