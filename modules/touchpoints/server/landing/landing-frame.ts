import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { type BrandFrame, brandFrame } from '#platform/server/brand-page/brand-frame.ts';
import type { Html } from '#platform/server/http/html.ts';
import type { PageRequest, PageResponse } from '#platform/server/http/page.ts';
import {
  type FriendlyText,
  friendlyPage,
  localizedShopsUrl,
} from '../redirect/answers/friendly-page.ts';
import {
  brandClosedText,
  expiredText,
  noPageText,
  notYetText,
  type Speaker,
} from '../redirect/answers/friendly-texts.ts';
import { type RedirectBrand, readRedirectBrand } from '../redirect/cache/redirect-link.ts';
import { landingStyle } from './assets/landing-assets.page.ts';
import { type FoundPage, isBrandId } from './find-landing-page.ts';
import { LANDING_HEADERS, logoAddress } from './landing-addresses.ts';

/** A landing page in its brand's frame, with styles from our own host. */
export function landingFrame(given: Omit<BrandFrame, 'brand' | 'dress'> & { brand: Brand }): Html {
  const { brand } = given;
  const { brandId, logoFileId } = brand;
  return brandFrame({
    ...given,
    brand: {
      name: brand.name,
      logo: logoFileId ? logoAddress({ brandId, logoFileId }) : null,
    },
    dress: landingStyle(brand.color),
  });
}

/** The message of a short URL that does not redirect, at the URL of a product's page. */
export function friendlyLanding(
  { app, params, query, locale: ofBrowser }: PageRequest,
  known: RedirectBrand | null,
  textFor: (speaker: Speaker) => FriendlyText,
): Html {
  const { brandId = '', suffix = '' } = params;
  const locale = LOCALES.find((each) => each === query.lang) ?? ofBrowser;
  const t = app.texts.translator(locale);
  const ownAddress = ['', 'p', brandId, suffix]
    .filter((part, at) => at === 0 || part)
    .map(encodeURIComponent)
    .join('/');
  const friendlyText = textFor({
    t,
    locale,
    brandName: known?.brand.name ?? 'Comptoir',
    timeZone: known?.brand.timeZone ?? DEFAULT_TIME_ZONE,
    ownAddress,
    siteUrl: known?.siteUrl ?? null,
    shopsUrl: localizedShopsUrl(known, { locale, publicUrl: '' }),
  });
  return friendlyPage(friendlyText, {
    brand: known?.brand ?? null,
    locale,
    t,
    basePath: `/s/${encodeURIComponent(brandId)}/`,
    ownPath: ownAddress,
  });
}

/** No page has this URL. For an archived brand the page says so; for others it reveals nothing. */
export async function noPage(request: PageRequest, brandId: string): Promise<PageResponse> {
  const known = isBrandId(brandId) ? await readRedirectBrand(request, { brandId }) : null;
  const isClosed = known?.brand.archived === true;
  return {
    status: isClosed ? 410 : 404,
    html: friendlyLanding(request, known, isClosed ? brandClosedText : noPageText),
    headers: LANDING_HEADERS,
  };
}

type Closed = { kind: 'not-yet'; opensAt: number } | { kind: 'over'; since: number };

/**
 * Checks only the dates, as the redirector does. The visit cap was already applied at the redirect, so visitors within
 * it must see the page.
 */
export function closedNow(
  { startsAt, endsAt }: Pick<FoundPage, 'startsAt' | 'endsAt'>,
  now = Date.now(),
): Closed | undefined {
  if (endsAt && now >= endsAt.getTime()) return { kind: 'over', since: endsAt.getTime() };
  if (startsAt && now < startsAt.getTime()) return { kind: 'not-yet', opensAt: startsAt.getTime() };
  return undefined;
}

/** The page before the start and after the end, like at the short URL, because this URL can be guessed. */
export async function closedPage(
  request: PageRequest,
  given: { brandId: string; suffix: string; closed: Closed },
): Promise<PageResponse> {
  const { brandId, suffix, closed } = given;
  const known = await readRedirectBrand(request, { brandId });
  const calendarAddress = `/s/${encodeURIComponent(brandId)}/${suffix}?calendar`;
  return {
    status: closed.kind === 'over' ? 410 : 200,
    html: friendlyLanding(request, known, (speaker) =>
      closed.kind === 'over'
        ? expiredText(speaker, closed)
        : notYetText(speaker, { opensAt: closed.opensAt, calendarAddress }),
    ),
    headers: { 'cache-control': 'private, no-store', vary: 'accept-language' },
  };
}
