/** What stands where a character could not be kept. */
const UNKNOWN = '\ufffd';

/** PostgreSQL refuses NUL, and a lone surrogate is not a character. The server looks for both in all it is sent. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** The text with a sign for each character that cannot be kept: for what is shown, not for what is meant. */
export function storableText(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\u0000', UNKNOWN).toWellFormed();
}

/** Cut to so many characters, but never through the middle of one. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const isCutInTwo = /[\ud800-\udbff]$/.test(text.slice(0, length));
  return text.slice(0, isCutInTwo ? length - 1 : length);
}
