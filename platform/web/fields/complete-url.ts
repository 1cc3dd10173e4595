const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^[^\s/:?#{}]+\.[^\s/:?#.]{2,}(?:[/:?#]|$)/;

/**
 * Adds https:// where the user typed only `maison.example/fr`. Other input stays unchanged for the validation to
 * reject.
 */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  return SCHEME.test(url) || !HOST.test(url) ? url : `https://${url}`;
}
