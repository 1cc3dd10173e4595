import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { FriendlyWords } from './friendly-page.ts';

export interface Speaker {
  t: Translate;
  locale: Locale;
  brandName: string;
  siteUrl: string | null;
}

/** Nobody knows where the visitor stands: days are told as they are where our brands are. */
const TIME_ZONE = 'Europe/Paris';

export function wordsNotYet(
  speaker: Speaker,
  given: { opensAt: number; calendarAddress: string },
): FriendlyWords {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'soon',
    title: t('touchpoints:public.notYet.title', { date: dayOf(given.opensAt, speaker) }),
    text: t('touchpoints:public.notYet.text', { brand }),
    ways: [
      {
        address: given.calendarAddress,
        text: t('touchpoints:public.notYet.calendar'),
        icon: 'calendar',
      },
      ...siteWay(speaker),
    ],
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
    ways: siteWay(speaker),
  };
}

export function wordsUnknown(speaker: Speaker, given: { address: string }): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.unknown.title'),
    text: around(t('touchpoints:public.unknown.text', { address: MARK }), given.address),
    ways: siteWay(speaker),
  };
}

export function wordsWrongGtin(speaker: Speaker, given: { address: string }): FriendlyWords {
  const { t } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.wrongGtin.title'),
    text: around(t('touchpoints:public.wrongGtin.text', { address: MARK }), given.address),
    ways: siteWay(speaker),
  };
}

export function wordsWelcome(speaker: Speaker): FriendlyWords {
  const { t, brandName: brand } = speaker;
  return {
    dot: 'none',
    title: t('touchpoints:public.welcome.title', { brand }),
    text: t('touchpoints:public.welcome.text', { brand }),
    ways: [],
  };
}

export function wordsBusy({ t }: Speaker): FriendlyWords {
  return {
    dot: 'soon',
    title: t('touchpoints:public.busy.title'),
    text: t('touchpoints:public.busy.text'),
    ways: [],
  };
}

function siteWay({ t, siteUrl, brandName: brand }: Speaker): FriendlyWords['ways'] {
  if (siteUrl === null) return [];
  return [{ address: siteUrl, text: t('touchpoints:public.site', { brand }), icon: 'site' }];
}

/** Stands in the sentence where the address goes, whose letters are set apart. */
const MARK = '\u0000';

function around(sentence: string, address: string): Html {
  const [before = '', after = ''] = sentence.split(MARK);
  return html`${before}<b>${address}</b>${after}`;
}

/** The year only where it is not this one. */
function dayOf(time: number, { locale }: Speaker): string {
  const date = new Date(time);
  const sameYear = date.getUTCFullYear() === new Date().getUTCFullYear();
  const day = new Intl.DateTimeFormat(dateTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
    timeZone: TIME_ZONE,
  }).format(date);
  // The French count the first day, and Intl does not know it.
  return locale === 'fr' ? day.replace(/(?<= )1(?= )/, '1er') : day;
}
