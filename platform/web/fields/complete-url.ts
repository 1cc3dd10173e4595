const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^[^\s/:?#{}]+\.[^\s/:?#.]{2,}(?:[/:?#]|$)/;

/** People type `maison.example/fr`; what they mean begins with https://. Anything else is left for the check to refuse. */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  return SCHEME.test(url) || !HOST.test(url) ? url : `https://${url}`;
}
