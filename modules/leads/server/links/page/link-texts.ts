import { JUST_NOW, type Locale, languageTag } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { formatDistance } from '#platform/server/texts/format-distance.ts';
import { formatTime, TIME_STYLES } from '../../mails/format-for-mail.ts';
import type { LinkPage } from './link-page.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Reader = Pick<LinkPage, 'locale' | 'timeZone'> & { brand: { timeZone: string } };

/** `Thursday 19 November`. */
export function dayMarkup(reader: Reader, moment: string | Date): Html {
  return timeMarkup(reader, 'day', moment);
}

/** `Thursday 12 November, 09:14`. */
export function momentMarkup(reader: Reader, moment: string | Date): Html {
  return timeMarkup(reader, 'moment', moment);
}

/** Rendered in the store's time zone; `reader-clock.js` converts it to the time zone of the browser. */
function timeMarkup(
  { locale, timeZone, brand }: Reader,
  style: 'day' | 'moment',
  moment: string | Date,
): Html {
  const at = new Date(moment);
  const timeText = formatTime(at, style, { locale, timeZone, brandZone: brand.timeZone });
  return html`<time datetime="${at.toISOString()}" data-zone="${timeZone}" data-style="${JSON.stringify(TIME_STYLES[style])}">${timeText}</time>`;
}

const PLACE_OF_TIME = '\u0000';

/** A sentence that contains a time; `say` gets the placeholder for it. */
export function withTime(time: Html | string, say: (time: string) => string): Html {
  const [before = '', after = ''] = say(PLACE_OF_TIME).split(PLACE_OF_TIME);
  return html`${before}${time}${after}`;
}

/** `just now`, `2 minutes ago`; after a day the date and time. */
export function timeAgo(page: Reader & Pick<LinkPage, 'now'>, moment: string): Html | string {
  const past = page.now.getTime() - new Date(moment).getTime();
  if (past >= DAY_MS) return momentMarkup(page, moment);
  if (past < MINUTE_MS) return JUST_NOW[page.locale];
  const say = new Intl.RelativeTimeFormat(languageTag(page.locale), { numeric: 'auto' });
  return past < HOUR_MS
    ? say.format(-Math.floor(past / MINUTE_MS), 'minute')
    : say.format(-Math.floor(past / HOUR_MS), 'hour');
}

/** `40 minutes`, `3 hours`, `2 days`: rounded, because it is no promise. */
export function durationText(minutes: number, locale: Locale): string {
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
  })
    .format(value)
    .replace('døgn', value === 1 ? 'dag' : 'dager');
}

/** Cents are shown only if they are not zero. */
export function moneyText(locale: Locale, hundredths: number, currency: string): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100);
}

/** The price, or the estimated price. */
export function leadPriceText({
  t,
  locale,
  lead,
}: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { price, estimatedPrice, currency } = lead;
  if (price !== null) return moneyText(locale, price, currency);
  return estimatedPrice === null
    ? ''
    : t('leads:link.about', { price: moneyText(locale, estimatedPrice, currency) });
}

/** Name of the consumer, as far as the reader may see it. */
export function consumerName({ t, lead }: Pick<LinkPage, 't' | 'lead'>): string {
  const { firstname, lastname } = lead.consumer;
  return [firstname, lastname].filter(Boolean).join(' ') || t('leads:notify.somebody');
}

/** The first name, or else the full display name. */
export function consumerFirstName({ t, lead }: Pick<LinkPage, 't' | 'lead'>): string {
  return lead.consumer.firstname || consumerName({ t, lead });
}

/** The requested products; without a product, the public title of the form. */
export function leadProductText({ lead }: Pick<LinkPage, 'lead'>): string {
  return lead.products.map(({ name }) => name).join(', ') || lead.form;
}

/** Headline with consumer and product; without a product it uses the form's term for a lead. */
export function leadRequestText(page: Pick<LinkPage, 't' | 'lead'>): string {
  const { t, lead } = page;
  const name = consumerName(page);
  return lead.products.length > 0
    ? t('leads:link.wants', { name, product: leadProductText(page) })
    : t(`leads:lexicon.${lead.lexicon}.from`, { name });
}

/** Place and price; without a product also the form title. */
export function leadSummaryText(page: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { products, form } = page.lead;
  return [products.length === 0 && form, leadPlaceText(page), leadPriceText(page)]
    .filter(Boolean)
    .join(' · ');
}

/** `Oslo · 2.3 km from Kjøkkenhjørnet Bjørvika`. */
export function leadPlaceText({
  t,
  locale,
  lead,
}: Pick<LinkPage, 't' | 'locale' | 'lead'>): string {
  const { distanceKm, distanceUnit, location, town } = lead;
  const distance =
    distanceKm !== null && location
      ? t('leads:notify.distanceFrom', {
          distance: formatDistance(distanceKm, distanceUnit, locale),
          shop: location.name,
        })
      : '';
  return [town, distance].filter(Boolean).join(' · ');
}
