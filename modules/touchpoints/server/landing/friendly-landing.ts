import { LOCALES } from '#platform/contract/locale.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import type { Html } from '#platform/server/http/html.ts';
import type { PageRequest } from '#platform/server/http/page.ts';
import { type FriendlyText, friendlyPage } from '../redirect/answers/friendly-page.ts';
import type { Speaker } from '../redirect/answers/friendly-texts.ts';
import { localizedShopsUrl } from '../redirect/answers/localized-shops-url.ts';
import type { RedirectBrand } from '../redirect/cache/redirect-brand.ts';

/** The message of a short URL that does not redirect, at the URL of a product's page. */
export function friendlyLanding(
  { app, params, query, locale: ofBrowser }: PageRequest,
  known: RedirectBrand | null,
  wordsOf: (speaker: Speaker) => FriendlyText,
): Html {
  const { brandId = '', suffix = '' } = params;
  const locale = LOCALES.find((each) => each === query.lang) ?? ofBrowser;
  const t = app.texts.translator(locale);
  const ownAddress = ['', 'p', brandId, suffix]
    .filter((part, at) => at === 0 || part)
    .map(encodeURIComponent)
    .join('/');
  const words = wordsOf({
    t,
    locale,
    brandName: known?.brand.name ?? 'Comptoir',
    timeZone: known?.brand.timeZone ?? DEFAULT_TIME_ZONE,
    ownAddress,
    siteUrl: known?.siteUrl ?? null,
    shopsUrl: localizedShopsUrl(known, { locale, publicUrl: '' }),
  });
  return friendlyPage(words, {
    brand: known?.brand ?? null,
    locale,
    t,
    basePath: `/s/${encodeURIComponent(brandId)}/`,
    ownPath: ownAddress,
  });
}
