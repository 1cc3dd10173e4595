/** Numbers are dialled in many ways; a light check finds what is no number at all. */
export function isPhone(text: string): boolean {
  return text.length <= 40 && /^\+?[\d\s().\-/]+$/.test(text) && /(?:\d\D*){5,}/.test(text);
}
