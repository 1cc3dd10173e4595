import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { dateTag, type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

type Params = Readonly<Record<string, string | number>>;

/** `text('openUntil', { time })`: a text of the public site, customised by the brand if it has a translation. */
export interface SiteText {
  (key: string, params?: Params): string;
  /** A link's or header's text: a translation key of the brand, or the text itself. */
  ofBrand(textOrKey: string): string;
}

const TEXTS_STORED = 2_000;
const plurals = new Map<Locale, Intl.PluralRules>();

/** `count` selects the plural form, also of custom texts: `storesNear_one`, `storesNear_other`. */
export function siteText(
  translations: LocatorConfig['translations'],
  { locale, defaultLocale, t }: { locale: Locale; defaultLocale: Locale; t: Translate },
): SiteText {
  const own = new Map<string, string>();
  for (const { key, values } of translations) {
    const value = values[locale];
    if (value) own.set(key, value);
  }
  const links = new Map<string, string>();
  for (const { key, values } of translations) {
    const value = values[locale] || values[defaultLocale];
    if (value) links.set(key, value);
  }
  const ownText = (key: string, params: Params) => {
    const form =
      typeof params.count === 'number' ? `${key}_${pluralOf(locale, params.count)}` : key;
    return own.get(form) ?? own.get(key);
  };
  /** Caches filled texts, because the same ones occur on every page and filling takes most of the time. */
  const known = new Map<string, string>();
  const templates = new Map<string, string>();
  const text = (key: string, params?: Params) => {
    const whole = params ? `${key} ${Object.values(params).join('\0')}` : key;
    const before = known.get(whole);
    if (before !== undefined) return before;
    if (known.size >= TEXTS_STORED) known.clear();
    const made = textOf(key, params);
    known.set(whole, made);
    return made;
  };
  const textOf = (key: string, params?: Params) => {
    const template = own.size > 0 ? ownText(key, params ?? {}) : undefined;
    if (template !== undefined) return filled(template, params ?? {});
    // With a count, the plural form is selected first.
    if (!params || 'count' in params) return t(`locator:site.${key}`, params);
    const blanks = Object.keys(params).map((name) => [name, `{{${name}}}`]);
    const ours = templates.get(key) ?? t(`locator:site.${key}`, Object.fromEntries(blanks));
    templates.set(key, ours);
    return filled(ours, params);
  };
  return Object.assign(text, { ofBrand: (textOrKey: string) => links.get(textOrKey) ?? textOrKey });
}

function filled(template: string, params: Params): string {
  return template.replaceAll(/\{\{(\w{1,30})\}\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

function pluralOf(locale: Locale, count: number): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(languageTag(locale));
  plurals.set(locale, rules);
  return rules.select(count);
}

export type LengthUnit = 'kilometer' | 'mile';

const KM_PER_MILE = 1.609344;
/** Countries that use miles. */
const MILE_COUNTRIES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);
/** A Monday: 1 January 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Formatters per language, cached because creating one takes longer than rendering a page. */
const formats = new Map<string, unknown>();
function once<Made>(key: string, make: () => Made): Made {
  const known = formats.get(key);
  if (known !== undefined) return known as Made;
  const made = make();
  formats.set(key, made);
  return made;
}

export function lengthUnit(miles: boolean | null, country: string | undefined): LengthUnit {
  if (miles !== null) return miles ? 'mile' : 'kilometer';
  return country !== undefined && MILE_COUNTRIES.has(country) ? 'mile' : 'kilometer';
}

export function unitKm(unit: LengthUnit): number {
  return unit === 'mile' ? KM_PER_MILE : 1;
}

export function distanceText(km: number, unit: LengthUnit, locale: Locale): string {
  const length = km / unitKm(unit);
  const digits = length < 9.95 ? 1 : 0;
  const format = once(
    `${unit} ${digits} ${locale}`,
    () =>
      new Intl.NumberFormat(languageTag(locale), {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
      }),
  );
  return format.format(length);
}

/** `09:30`, in French `9 h 30`; `24:00` ends a day. */
export function formatTimeOfDay(clock: string, locale: Locale): string {
  return once(`clock ${clock} ${locale}`, () => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    if (locale === 'fr')
      return `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`;
    if (hour === 24) return '24:00';
    return new Intl.DateTimeFormat(dateTag(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1, hour, minute),
    );
  });
}

/** 0 is Monday. */
export function weekdayName(day: number, locale: Locale): string {
  const format = once(
    `weekday ${locale}`,
    () => new Intl.DateTimeFormat(dateTag(locale), { weekday: 'long', timeZone: 'UTC' }),
  );
  return once(`weekday ${day % 7} ${locale}`, () => format.format(MONDAY + (day % 7) * DAY_MS));
}

/** `24 December`; the day is given as `2026-12-24`. */
export function dayText(day: string, locale: Locale): string {
  const format = once(
    `day ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  return format.format(Date.parse(day));
}

export function countryName(country: string, locale: Locale): string {
  const names = once(
    `countries ${locale}`,
    () => new Intl.DisplayNames(languageTag(locale), { type: 'region' }),
  );
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
}

/** Capitalises the beginning of a line, because some languages write weekdays in lower case. */
export function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1);
}
