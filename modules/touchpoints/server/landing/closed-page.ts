import type { PageAnswer, PageRequest } from '#platform/server/http/page.ts';
import { wordsNotYet, wordsOver } from '../redirect/answers/friendly-words.ts';
import { readKnownBrand } from '../redirect/book/known-brand.ts';
import type { FoundPage } from './find-landing-page.ts';
import { friendlyLanding } from './friendly-landing.ts';

type Closed = { kind: 'not-yet'; opensAt: number } | { kind: 'over'; since: number };

/**
 * By its dates only, as the redirector judges them: a cap counts who is sent here, and whoever was sent here within it
 * shall see the page.
 */
export function closedNow(
  { startsAt, endsAt }: Pick<FoundPage, 'startsAt' | 'endsAt'>,
  now = Date.now(),
): Closed | undefined {
  if (endsAt && now >= endsAt.getTime()) return { kind: 'over', since: endsAt.getTime() };
  if (startsAt && now < startsAt.getTime()) return { kind: 'not-yet', opensAt: startsAt.getTime() };
  return undefined;
}

/** What the short URL says before its start and after its end: suffixes can be guessed, and so can this address. */
export async function closedPage(
  request: PageRequest,
  given: { brandId: string; suffix: string; closed: Closed },
): Promise<PageAnswer> {
  const { brandId, suffix, closed } = given;
  const known = await readKnownBrand(request, { brandId });
  const calendarAddress = `/s/${encodeURIComponent(brandId)}/${suffix}?calendar`;
  return {
    status: closed.kind === 'over' ? 410 : 200,
    html: friendlyLanding(request, known, (speaker) =>
      closed.kind === 'over'
        ? wordsOver(speaker, closed)
        : wordsNotYet(speaker, { opensAt: closed.opensAt, calendarAddress }),
    ),
    headers: { 'cache-control': 'private, no-store', vary: 'accept-language' },
  };
}
