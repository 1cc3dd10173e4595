import type { Locale } from '#platform/contract/locale.ts';
import { shopsPageUrl } from '../../short-url.ts';
import type { RedirectBrand } from '../cache/redirect-brand.ts';

/** The page of the brand's shops in the visitor's language; null where it would be empty or closed. */
export function localizedShopsUrl(
  known: RedirectBrand | null,
  {
    locale,
    publicUrl,
  }: {
    locale: Locale;
    /** Empty where the visitor is on the suite's own host already. */
    publicUrl: string;
  },
): string | null {
  if (!known?.hasShops || known.brand.archived) return null;
  const address = shopsPageUrl(known.brand, { publicUrl });
  return known.brand.locales.includes(locale) ? `${address}?lang=${locale}` : address;
}
