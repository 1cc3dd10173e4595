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

/** Cut to so many characters, but never through the middle of one. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const isCutInTwo = /[\ud800-\udbff]$/.test(text.slice(0, length));
  return text.slice(0, isCutInTwo ? length - 1 : length);
}
