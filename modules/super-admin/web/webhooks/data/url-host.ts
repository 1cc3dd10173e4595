/** The host of a URL, enough to recognize it. */
export function urlHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
