/** A word of the address that a link carried here: a token, a place to go on to. */
export function addressParam(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}
