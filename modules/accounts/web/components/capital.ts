/** Role names are lowercase for use within sentences; standalone they start with a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
