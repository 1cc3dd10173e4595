import { dateTag, type Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { FriendlyLink, FriendlyText } from './friendly-page.ts';

export interface Speaker {
  t: Translate;
  locale: Locale;
  brandName: string;
  /** The visitor's location is unknown, so dates use the brand's time zone. */
  timeZone: string;
  /** URL of the page itself, for a retry. */
  ownAddress: string;
  siteUrl: string | null;
  /** URL of the brand's shops, if known. */
  shopsUrl: string | null;
}

/** One primary and one secondary link fit within thumb reach. */
const WAYS_AT_MOST = 2;

export function notYetText(
  speaker: Speaker,
  given: { opensAt: number; calendarAddress: string },
): FriendlyText {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'soon',
    title: t('touchpoints:public.notYet.title', { date: dayOf(given.opensAt, speaker) }),
    text: t('touchpoints:public.notYet.text', { brand }),
    ways: ways(
      {
        address: given.calendarAddress,
        text: t('touchpoints:public.notYet.calendar'),
        icon: 'calendar',
      },
      shopsWay(speaker),
      siteWay(speaker),
    ),
  };
}

export function expiredText(speaker: Speaker, given: { since: number | null }): FriendlyText {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'gone',
    title:
      given.since === null
        ? t('touchpoints:public.over.title', { brand })
        : t('touchpoints:public.over.titleSince', { date: dayOf(given.since, speaker), brand }),
    text: t('touchpoints:public.over.text', { brand }),
    ways: ways(shopsWay(speaker), siteWay(speaker)),
  };
}

/** The brand is archived: none of its pages is open and no shops are shown. */
export function brandClosedText(speaker: Speaker): FriendlyText {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'gone',
    title: t('touchpoints:public.closed.title', { brand }),
    text: t('touchpoints:public.closed.text', { brand }),
    ways: ways(siteWay(speaker)),
  };
}

export function unknownAddressText(speaker: Speaker, given: { address: string }): FriendlyText {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.unknown.title'),
    text: around(t('touchpoints:public.unknown.text', { address: MARK }), given.address),
    ways: waysFromNowhere(speaker),
  };
}

export function wrongGtinText(speaker: Speaker, given: { address: string }): FriendlyText {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.wrongGtin.title'),
    text: around(t('touchpoints:public.wrongGtin.text', { address: MARK }), given.address),
    ways: waysFromNowhere(speaker),
  };
}

export function welcomeText(speaker: Speaker): FriendlyText {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.welcome.title', { brand }),
    text: t('touchpoints:public.welcome.text', { brand }),
    ways: ways(shopsWay(speaker), siteWay(speaker)),
  };
}

/** For the URL of a product's page. */
export function noPageText(speaker: Speaker): FriendlyText {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:landing.unknownTitle'),
    text: t('touchpoints:landing.unknownText'),
    ways: waysFromNowhere(speaker),
  };
}

export function busyText(speaker: Speaker): FriendlyText {
  const { t } = speaker;
  return {
    dot: 'soon',
    title: t('touchpoints:public.busy.title'),
    text: t('touchpoints:public.busy.text'),
    ways: ways(againWay(speaker), siteWay(speaker)),
  };
}

/** Links for a mistyped URL: the brand's pages, or only a retry if the brand is unknown. */
function waysFromNowhere(speaker: Speaker): FriendlyLink[] {
  const known = ways(siteWay(speaker), shopsWay(speaker));
  return known.length > 0 ? known : ways(againWay(speaker));
}

function ways(...offered: readonly (FriendlyLink | undefined)[]): FriendlyLink[] {
  return offered.filter((way) => way !== undefined).slice(0, WAYS_AT_MOST);
}

function siteWay({ t, siteUrl, brandName: brand }: Speaker): FriendlyLink | undefined {
  if (siteUrl === null) return undefined;
  return { address: siteUrl, text: t('touchpoints:public.site', { brand }), icon: 'site' };
}

function shopsWay({ t, shopsUrl }: Speaker): FriendlyLink | undefined {
  if (shopsUrl === null) return undefined;
  return { address: shopsUrl, text: t('touchpoints:public.shops'), icon: 'shop' };
}

function againWay({ t, ownAddress }: Speaker): FriendlyLink {
  return { address: ownAddress, text: t('touchpoints:public.again'), icon: 'again' };
}

/** Placeholder for the URL in the sentence, which is shown in bold. */
const MARK = '\u0000';

function around(sentence: string, address: string): Html {
  const [before = '', after = ''] = sentence.split(MARK);
  return html`${before}<b>${address}</b>${after}`;
}

/** Includes the year only if it is not the current one. */
function dayOf(time: number, { locale, timeZone }: Speaker): string {
  const date = new Date(time);
  // Uses the same time zone as the day, because the year may differ around midnight.
  const yearOf = (moment: Date) => dayIn(moment, timeZone).slice(0, 4);
  const isThisYear = yearOf(date) === yearOf(new Date());
  const day = new Intl.DateTimeFormat(dateTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
  // French uses an ordinal for the first day, which Intl does not support.
  return locale === 'fr' ? day.replace(/(?<= )1(?= )/, '1er') : day;
}
