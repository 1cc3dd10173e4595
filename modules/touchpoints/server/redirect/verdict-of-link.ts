import { resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import type { Config } from '#platform/server/config.ts';
import { landingPageUrl } from '../short-url.ts';
import type { KnownBrand } from './known-brand.ts';
import type { KnownLink } from './known-link.ts';

/** What a visitor gets of a link at this moment. */
export type Verdict =
  | { kind: 'go'; address: string; landing: boolean }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'not-yet'; opensAt: number }
  /** Since when, where a date ended it rather than a person or a cap. */
  | { kind: 'over'; since: number | null };

/** Before its start it says when; after its end, its last visit or its deletion it leads to its fallback [TP-06]. */
export function verdictOfLink(
  link: KnownLink,
  given: { brand: KnownBrand; visits: number; now: number; house: Pick<Config, 'publicUrl'> },
): Verdict {
  const { brand, now } = given;
  const ended = link.endsAt !== null && now >= link.endsAt;
  const spent = link.visitCap !== null && given.visits >= link.visitCap;
  if (link.deleted || brand.brand.archived || ended || spent)
    return elsewhere(link, brand, ended && !link.deleted ? link.endsAt : null);
  if (link.startsAt !== null && now < link.startsAt)
    return { kind: 'not-yet', opensAt: link.startsAt };
  if (link.destUrl === null) {
    const address = landingPageUrl({ suffix: link.mainSuffix }, brand.brand, given.house);
    return { kind: 'go', address, landing: true };
  }
  const address = resolvedDestination(link.destUrl, siteOf(link, brand));
  if (address === undefined) return elsewhere(link, brand, null);
  return { kind: 'go', address, landing: false };
}

/** What `{host}` stands for. */
function siteOf(link: KnownLink, { configurations }: KnownBrand): string | null {
  return configurations.get(link.configurationSlug)?.siteUrl ?? null;
}

function elsewhere(link: KnownLink, brand: KnownBrand, since: number | null): Verdict {
  const fallback =
    link.fallbackUrl ?? brand.configurations.get(link.configurationSlug)?.fallbackUrl ?? null;
  const address = fallback && resolvedDestination(fallback, siteOf(link, brand));
  return address ? { kind: 'elsewhere', address } : { kind: 'over', since };
}
