import type { PageAnswer, PageRequest } from '#platform/server/http/page.ts';
import { expiredText, notYetText } from '../redirect/answers/friendly-texts.ts';
import { readRedirectBrand } from '../redirect/cache/redirect-brand.ts';
import type { FoundPage } from './find-landing-page.ts';
import { friendlyLanding } from './friendly-landing.ts';

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

/** The page before the start and after the end, as at the short URL, because this URL can be guessed too. */
export async function closedPage(
  request: PageRequest,
  given: { brandId: string; suffix: string; closed: Closed },
): Promise<PageAnswer> {
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
