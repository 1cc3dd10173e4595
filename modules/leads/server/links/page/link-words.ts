import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { JUST_NOW } from '#platform/contract/text/intl-tag.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { distanceInWords, TIME_STYLES, timeInWords } from '../../mails/format-for-mail.ts';
import type { LinkPage } from './link-page.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Reader = Pick<LinkPage, 'locale' | 'timeZone'> & { brand: { timeZone: string } };

/** `Thursday 19 November`. */
export function dayOf(reader: Reader, moment: string | Date): Html {
  return timeMarkup(reader, 'day', moment);
}

/** `Thursday 12 November, 09:14`. */
export function momentOf(reader: Reader, moment: string | Date): Html {
  return timeMarkup(reader, 'moment', moment);
}

/** By the store's clock; the script of the page writes it by the clock of the reader's browser (`reader-clock.js`). */
function timeMarkup(
  { locale, timeZone, brand }: Reader,
  style: 'day' | 'moment',
  moment: string | Date,
): Html {
  const at = new Date(moment);
  const words = timeInWords(at, style, { locale, timeZone, brandZone: brand.timeZone });
  return html`<time datetime="${at.toISOString()}" data-zone="${timeZone}" data-style="${JSON.stringify(TIME_STYLES[style])}">${words}</time>`;
}

const PLACE_OF_TIME = '\u0000';

/** A sentence with a time in it: `say` gets what stands for the time. */
export function withTime(time: Html | string, say: (time: string) => string): Html {
  const [before = '', after = ''] = say(PLACE_OF_TIME).split(PLACE_OF_TIME);
  return html`${before}${time}${after}`;
}

/** `just now`, `2 minutes ago`; after a day its moment. */
export function agoOf(page: Reader & Pick<LinkPage, 'now'>, moment: string): Html | string {
  const past = page.now.getTime() - new Date(moment).getTime();
  if (past >= DAY_MS) return momentOf(page, moment);
  if (past < MINUTE_MS) return JUST_NOW[page.locale];
  const say = new Intl.RelativeTimeFormat(languageTag(page.locale), { numeric: 'auto' });
  return past < HOUR_MS
    ? say.format(-Math.floor(past / MINUTE_MS), 'minute')
    : say.format(-Math.floor(past / HOUR_MS), 'hour');
}

/** `40 minutes`, `3 hours`, `2 days`: rounded, for it is no promise. */
export function spanOf(minutes: number, locale: Locale): string {
  const [value, unit] =
    minutes < 90
      ? ([minutes, 'minute'] as const)
      : minutes < 36 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 60 / 24), 'day'] as const);
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}

/** Cents are written where there are some. */
export function moneyOf(locale: Locale, hundredths: number, currency: string): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100);
}

/** What it cost, or about how much. */
export function priceOf({ t, locale, lead }: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { price, estimatedPrice, currency } = lead;
  if (price !== null) return moneyOf(locale, price, currency);
  return estimatedPrice === null
    ? ''
    : t('leads:link.about', { price: moneyOf(locale, estimatedPrice, currency) });
}

/** Who asked, as far as the reader may know. */
export function nameOf({ t, lead }: Pick<LinkPage, 't' | 'lead'>): string {
  const { firstname, lastname } = lead.consumer;
  return [firstname, lastname].filter(Boolean).join(' ') || t('leads:notify.somebody');
}

/** As somebody is spoken of. */
export function firstNameOf({ t, lead }: Pick<LinkPage, 't' | 'lead'>): string {
  return lead.consumer.firstname || nameOf({ t, lead });
}

/** What was asked for; a form that is about no product is about what its title says to visitors. */
export function productOf({ lead }: Pick<LinkPage, 'lead'>): string {
  return lead.products.map(({ name }) => name).join(', ') || lead.form;
}

/** Who wants what; what is about no product is said by its form's word. */
export function wishOf(page: Pick<LinkPage, 't' | 'lead'>): string {
  const { t, lead } = page;
  const name = nameOf(page);
  return lead.products.length > 0
    ? t('leads:link.wants', { name, product: productOf(page) })
    : t(`leads:lexicon.${lead.lexicon}.from`, { name });
}

/** From where, for about how much, and by which form where that says what it is about. */
export function aboutOf(page: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { products, form } = page.lead;
  return [products.length === 0 && form, placeOf(page), priceOf(page)].filter(Boolean).join(' · ');
}

/** `Oslo · 2.3 km from Kjøkkenhjørnet Bjørvika`. */
export function placeOf({ t, locale, lead }: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { distanceKm, distanceUnit, location, town } = lead;
  const distance =
    distanceKm !== null && location
      ? t('leads:notify.distanceFrom', {
          distance: distanceInWords(distanceKm, distanceUnit, locale),
          shop: location.name,
        })
      : '';
  return [town, distance].filter(Boolean).join(' · ');
}
