import { widget as de } from '../../translations/de.json';
import { widget as en } from '../../translations/en.json';
import { widget as es } from '../../translations/es.json';
import { widget as fr } from '../../translations/fr.json';
import { widget as it } from '../../translations/it.json';
import { widget as no } from '../../translations/no.json';

type Word = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;
/** The widget's own words; those of the form come with it. */
export type Say = (key: `leads:${`widget.${Word | 'shopsFound'}`}`, values?: Values) => string;

const WORDS = new Map<string, Readonly<Record<string, string>>>(
  Object.entries({ de, en, es, fr, it, no }),
);

export function sayIn(locale: string): Say {
  const words: Readonly<Record<string, string>> = WORDS.get(locale) ?? en;
  return (key, values = {}) => {
    const name = key.split('.').at(-1) ?? '';
    const text = Object.hasOwn(words, name) ? words[name] : counted(name, Number(values.count));
    return (text ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, value) => String(values[value] ?? ''));
  };
  /** Few words are counted: the rules are asked for by those alone, they cost a phone more than all other words. */
  function counted(name: string, count: number): string | undefined {
    const form = `${name}_${new Intl.PluralRules(tagOf(locale)).select(count)}`;
    return Object.hasOwn(words, form) ? words[form] : words[`${name}_other`];
  }
}

/** Intl says nb where the suite says no. */
export function tagOf(locale: string): string {
  return locale === 'no' ? 'nb' : locale;
}

/** The first of a list of languages that the widget speaks, for what is said before a form is there. */
export function spokenAmong(tags: readonly string[]): string {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const spoken = languages.map((language) => (/^n[bn]$/.test(language) ? 'no' : language));
  return spoken.find((language) => WORDS.has(language)) ?? 'en';
}
