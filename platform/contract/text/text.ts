import { z } from 'zod';

/** PostgreSQL refuses NUL, and a lone surrogate is not a character. The server looks for both in all it is sent. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
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
        .max(limits.max),
    );
}
