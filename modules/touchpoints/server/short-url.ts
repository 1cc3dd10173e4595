import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import type { Config } from '#platform/server/config.ts';

type Where = Pick<Brand, 'brandId' | 'shortUrlBase'>;
type House = Pick<Config, 'publicUrl'>;

/**
 * `https://ma.example/` if the brand has its own host, otherwise a path of the app. On the app's host the path works
 * for every brand, so that a code can be tested before the brand's domain is configured.
 */
export function shortUrlBase(brand: Where, house: House): string {
  return brand.shortUrlBase ? `https://${brand.shortUrlBase}/` : suiteShortUrlBase(brand, house);
}

export function suiteShortUrlBase({ brandId }: Where, { publicUrl }: House): string {
  return `${publicUrl}/s/${encodeURIComponent(brandId)}/`;
}

/** Marks a scan, in contrast to a click. It is part of codes, but not of URLs that people type. */
export const SCAN_MARK = 'q';

export function codeAddress(
  given: { suffix: string; gtin: string | null; digitalLink: boolean },
  brand: Where,
  house: House,
): string {
  // A GS1 Digital Link is also read by checkouts and apps and has no mark; opening one always counts as a scan.
  if (given.digitalLink && given.gtin)
    return `${shortUrlBase(brand, house)}01/${comparableGtin(given.gtin)}`;
  return suffixCodeAddress(given.suffix, brand, house);
}

/** Code content of any suffix that is not a Digital Link; further suffixes never are. */
export function suffixCodeAddress(suffix: string, brand: Where, house: House): string {
  return `${shortUrlBase(brand, house)}${suffix}?${SCAN_MARK}`;
}

/** The page of a product, on the suite's own host. */
export function landingPageUrl(touchpoint: { suffix: string }, brand: Where, house: House): string {
  return `${house.publicUrl}/p/${encodeURIComponent(brand.brandId)}/${touchpoint.suffix}`;
}

/** Where the brand is sold, on the suite's own host too. */
export function shopsPageUrl({ brandId }: Pick<Brand, 'brandId'>, { publicUrl }: House): string {
  return `${publicUrl}/p/${encodeURIComponent(brandId)}`;
}

/** The path of an address as a server reads it: `/%73/x` is `/s/x`. */
export function readPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
