import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import type { Config } from '#platform/server/config.ts';

type Where = Pick<Brand, 'brandId' | 'shortUrlBase'>;
type House = Pick<Config, 'publicUrl'>;

/**
 * `https://ma.example/` where the brand has a host of its own, else a path of the suite. On the suite's host the path
 * works for every brand, so that a code can be tried before the brand's domain points here.
 */
export function shortUrlBase(brand: Where, house: House): string {
  return brand.shortUrlBase ? `https://${brand.shortUrlBase}/` : houseShortUrlBase(brand, house);
}

export function houseShortUrlBase({ brandId }: Where, { publicUrl }: House): string {
  return `${publicUrl}/s/${encodeURIComponent(brandId)}/`;
}

/** The mark that tells a scan from a click: it stands in codes and in nothing a person types. */
export const SCAN_MARK = 'q';

export function codeAddress(
  given: { suffix: string; gtin: string | null; digitalLink: boolean },
  brand: Where,
  house: House,
): string {
  // A GS1 Digital Link is read by tills and apps too; whoever opens one has scanned it.
  if (given.digitalLink && given.gtin)
    return `${shortUrlBase(brand, house)}01/${comparableGtin(given.gtin)}`;
  return suffixCodeAddress(given.suffix, brand, house);
}

/** What the code of any suffix says that is no Digital Link; further ones never are. */
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
