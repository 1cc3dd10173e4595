import { z } from 'zod';

/** Every character that some program treats as a line break. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

export function isOneLine(text: string): boolean {
  return !LINE_BREAK.test(text);
}

/** A single line of text, trimmed. */
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

/** Replaces a character that cannot be stored. */
const UNKNOWN = '\ufffd';

/** PostgreSQL rejects NUL, and a lone surrogate is not a character. The server checks all input for both. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Replaces characters that cannot be stored. For text that is displayed, not for identifiers. */
export function storableText(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\u0000', UNKNOWN).toWellFormed();
}

/** Truncates a text, but never within a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const isCutInTwo = /[\ud800-\udbff]$/.test(text.slice(0, length));
  return text.slice(0, isCutInTwo ? length - 1 : length);
}

/** Removes the given character from the end. `/-+$/` would take quadratic time for texts with many of them in the middle. */
export function trimEndCharacter(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** Removes the given character from both ends. */
export function trimCharacter(text: string, character: string): string {
  let start = 0;
  while (start < text.length && text[start] === character) start += 1;
  return trimEndCharacter(text.slice(start), character);
}

/** Two letters for a person or a company: `Solveig Haugen` is SH, `Aubrac` is AU. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase();
}

/** `Küchenmanufaktur Nord` as an identifier: `kuechenmanufaktur-nord`. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-|-$/g, '');
}
