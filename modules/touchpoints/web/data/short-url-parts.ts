import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';

/** `ma.example/` and `cocotte-26`, without the scheme. */
export function shortUrlParts({
  shortUrl,
  sourceSuffix,
}: Pick<TouchpointRow, 'shortUrl' | 'sourceSuffix'>): { base: string; suffix: string } {
  const plain = shortUrl.replace(/^https?:\/\//, '');
  return { base: plain.slice(0, plain.length - sourceSuffix.length), suffix: sourceSuffix };
}

/** `maison.example/fr/fonte`, without the scheme; `{host}/…` as typed. */
export function plainDestination(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = `${url.pathname}${url.search}`;
  return path === '/' ? url.host : `${url.host}${path}`;
}
