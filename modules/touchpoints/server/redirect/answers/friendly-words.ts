import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { FriendlyWay, FriendlyWords } from './friendly-page.ts';

export interface Speaker {
  t: Translate;
  locale: Locale;
  brandName: string;
  /** Nobody knows where the visitor stands: days are told as they are where the brand is. */
  timeZone: string;
  /** The page itself, to be asked for once more. */
  ownAddress: string;
  siteUrl: string | null;
  /** Where the brand is sold, where that is known. */
  shopsUrl: string | null;
}

/** A thumb has room for one way to take and one beside it. */
const WAYS_AT_MOST = 2;

export function wordsNotYet(
  speaker: Speaker,
  given: { opensAt: number; calendarAddress: string },
): FriendlyWords {
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

export function wordsOver(speaker: Speaker, given: { since: number | null }): FriendlyWords {
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

export function wordsUnknown(speaker: Speaker, given: { address: string }): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.unknown.title'),
    text: around(t('touchpoints:public.unknown.text', { address: MARK }), given.address),
    ways: waysFromNowhere(speaker),
  };
}

export function wordsWrongGtin(speaker: Speaker, given: { address: string }): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.wrongGtin.title'),
    text: around(t('touchpoints:public.wrongGtin.text', { address: MARK }), given.address),
    ways: waysFromNowhere(speaker),
  };
}

export function wordsWelcome(speaker: Speaker): FriendlyWords {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.welcome.title', { brand }),
    text: t('touchpoints:public.welcome.text', { brand }),
    ways: ways(shopsWay(speaker), siteWay(speaker)),
  };
}

/** At the address of a product's page. */
export function wordsNoPage(speaker: Speaker): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:landing.unknownTitle'),
    text: t('touchpoints:landing.unknownText'),
    ways: waysFromNowhere(speaker),
  };
}

export function wordsBusy(speaker: Speaker): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'soon',
    title: t('touchpoints:public.busy.title'),
    text: t('touchpoints:public.busy.text'),
    ways: ways(againWay(speaker), siteWay(speaker)),
  };
}

/** Who mistyped wants the brand; where nobody knows whose address it is, only the address is left. */
function waysFromNowhere(speaker: Speaker): FriendlyWay[] {
  const known = ways(siteWay(speaker), shopsWay(speaker));
  return known.length > 0 ? known : ways(againWay(speaker));
}

function ways(...offered: readonly (FriendlyWay | undefined)[]): FriendlyWay[] {
  return offered.filter((way) => way !== undefined).slice(0, WAYS_AT_MOST);
}

function siteWay({ t, siteUrl, brandName: brand }: Speaker): FriendlyWay | undefined {
  if (siteUrl === null) return undefined;
  return { address: siteUrl, text: t('touchpoints:public.site', { brand }), icon: 'site' };
}

function shopsWay({ t, shopsUrl }: Speaker): FriendlyWay | undefined {
  if (shopsUrl === null) return undefined;
  return { address: shopsUrl, text: t('touchpoints:public.shops'), icon: 'shop' };
}

function againWay({ t, ownAddress }: Speaker): FriendlyWay {
  return { address: ownAddress, text: t('touchpoints:public.again'), icon: 'again' };
}

/** Stands in the sentence where the address goes, whose letters are set apart. */
const MARK = '\u0000';

function around(sentence: string, address: string): Html {
  const [before = '', after = ''] = sentence.split(MARK);
  return html`${before}<b>${address}</b>${after}`;
}

/** The year only where it is not this one. */
function dayOf(time: number, { locale, timeZone }: Speaker): string {
  const date = new Date(time);
  // By the clock by which the day is told: half an hour before midnight there it is another year.
  const yearOf = (moment: Date) => dayIn(moment, timeZone).slice(0, 4);
  const isThisYear = yearOf(date) === yearOf(new Date());
  const day = new Intl.DateTimeFormat(dateTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
  // The French count the first day, and Intl does not know it.
  return locale === 'fr' ? day.replace(/(?<= )1(?= )/, '1er') : day;
}
