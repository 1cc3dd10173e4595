/** What of an address tells it from others at a glance. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
