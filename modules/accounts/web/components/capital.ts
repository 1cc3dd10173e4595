/** Names of roles stand in sentences and begin small there; alone they begin with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
