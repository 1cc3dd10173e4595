import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import type { Config } from '#platform/server/config.ts';

type Where = Pick<Brand, 'brandId' | 'shortUrlBase'>;
type SuiteConfig = Pick<Config, 'publicUrl'>;

/**
 * `https://ma.example/` if the brand has its own host, otherwise a path of the app. On the app's host the path works
 * for every brand, so that a code can be tested before the brand's domain is configured.
 */
export function shortUrlBase(brand: Where, suiteConfig: SuiteConfig): string {
  return brand.shortUrlBase
    ? `https://${brand.shortUrlBase}/`
    : suiteShortUrlBase(brand, suiteConfig);
}

export function suiteShortUrlBase({ brandId }: Where, { publicUrl }: SuiteConfig): string {
  return `${publicUrl}/s/${encodeURIComponent(brandId)}/`;
}

/** Marks a scan, in contrast to a click. It is part of codes, but not of URLs that people type. */
export const SCAN_MARK = 'q';

export function codeAddress(
  given: { suffix: string; gtin: string | null; digitalLink: boolean },
  brand: Where,
  suiteConfig: SuiteConfig,
): string {
  // A GS1 Digital Link is also read by checkouts and apps and has no mark; opening one always counts as a scan.
  if (given.digitalLink && given.gtin)
    return `${shortUrlBase(brand, suiteConfig)}01/${comparableGtin(given.gtin)}`;
  return suffixCodeAddress(given.suffix, brand, suiteConfig);
}

/** Code content of any suffix that is not a Digital Link; further suffixes never are. */
export function suffixCodeAddress(suffix: string, brand: Where, suiteConfig: SuiteConfig): string {
  return `${shortUrlBase(brand, suiteConfig)}${suffix}?${SCAN_MARK}`;
}

/** Page of a product on the suite's own host. */
export function landingPageUrl(
  touchpoint: { suffix: string },
  brand: Where,
  suiteConfig: SuiteConfig,
): string {
  return `${suiteConfig.publicUrl}/p/${encodeURIComponent(brand.brandId)}/${touchpoint.suffix}`;
}

/** Page with the shops of the brand, on the suite's own host. */
export function shopsPageUrl(
  { brandId }: Pick<Brand, 'brandId'>,
  { publicUrl }: SuiteConfig,
): string {
  return `${publicUrl}/p/${encodeURIComponent(brandId)}`;
}

/** Path of a URL as servers decode it: `/%73/x` is `/s/x`. */
export function readPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
