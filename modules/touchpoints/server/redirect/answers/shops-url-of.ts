import type { Locale } from '#platform/contract/locale.ts';
import type { Config } from '#platform/server/config.ts';
import { shopsPageUrl } from '../../short-url.ts';
import type { KnownBrand } from '../book/known-brand.ts';

/** The page of the brand's shops in the visitor's language; null where it would be empty or closed. */
export function shopsUrlOf(
  known: KnownBrand | null,
  { locale, house }: { locale: Locale; house: Pick<Config, 'publicUrl'> },
): string | null {
  if (!known?.hasShops || known.brand.archived) return null;
  const address = shopsPageUrl(known.brand, house);
  return known.brand.locales.includes(locale) ? `${address}?lang=${locale}` : address;
}
