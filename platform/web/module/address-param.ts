/** A URL parameter from a link, for example a token or a target to return to. */
export function addressParam(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}
