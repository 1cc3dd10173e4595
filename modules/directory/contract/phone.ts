/** Phone numbers have many formats, so this only rejects text that cannot be a phone number. */
export function isPhone(text: string): boolean {
  return text.length <= 40 && /^\+?[\d\s().\-/]+$/.test(text) && /(?:\d\D*){5,}/.test(text);
}
