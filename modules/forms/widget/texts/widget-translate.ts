import { widget as de } from '../../translations/de.json';
import { widget as en } from '../../translations/en.json';
import { widget as es } from '../../translations/es.json';
import { widget as fr } from '../../translations/fr.json';
import { widget as it } from '../../translations/it.json';
import { widget as no } from '../../translations/no.json';

type Word = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;
/** Built-in texts of the widget; texts of the form come with its data. */
export type WidgetTranslate = (
  key: `forms:${`widget.${Word | 'shopsFound'}`}`,
  values?: Values,
) => string;

const TEXTS = new Map<string, Readonly<Record<string, string>>>(
  Object.entries({ de, en, es, fr, it, no }),
);

export function createTranslate(locale: string): WidgetTranslate {
  const localeTexts: Readonly<Record<string, string>> = TEXTS.get(locale) ?? en;
  return (key, values = {}) => {
    const name = key.split('.').at(-1) ?? '';
    const text = Object.hasOwn(localeTexts, name)
      ? localeTexts[name]
      : counted(name, Number(values.count));
    return (text ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, value) => String(values[value] ?? ''));
  };
  /** Loads plural rules only for the few plural texts, because creating them is expensive on phones. */
  function counted(name: string, count: number): string | undefined {
    const form = `${name}_${new Intl.PluralRules(intlTag(locale)).select(count)}`;
    return Object.hasOwn(localeTexts, form) ? localeTexts[form] : localeTexts[`${name}_other`];
  }
}

/** Intl uses `nb` where the suite uses `no`. */
export function intlTag(locale: string): string {
  return locale === 'no' ? 'nb' : locale;
}

/** The first supported language of a list, for texts shown before the form loads. */
export function firstWidgetLocale(tags: readonly string[]): string {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const spoken = languages.map((language) => (/^n[bn]$/.test(language) ? 'no' : language));
  return spoken.find((language) => TEXTS.has(language)) ?? 'en';
}
