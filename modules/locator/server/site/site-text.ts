import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
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

/** `count` chooses the form of a text, also of the brand's own: `storesNear_one`, `storesNear_other`. */
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
  /** The same texts come on every page: filling them in again takes longer than all the rest of a line. */
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
    // A count chooses among several texts.
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
