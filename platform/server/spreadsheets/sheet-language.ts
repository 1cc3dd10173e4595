import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** Day first in languages where this is common. English readers differ between countries, so English uses ISO dates. */
const DAYS: Readonly<Record<Locale, string>> = {
  en: 'yyyy-mm-dd',
  fr: 'dd/mm/yyyy',
  es: 'dd/mm/yyyy',
  it: 'dd/mm/yyyy',
  de: 'dd.mm.yyyy',
  no: 'dd.mm.yyyy',
};
const YES_AND_NO: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  it: ['sì', 'no'],
  de: ['ja', 'nein'],
  no: ['ja', 'nei'],
};

/** How values are written into a text file for readers of a language; our own import reads all of them, untold [GEN-03]. */
export interface SheetLanguage {
  /** Where the decimal sign is a comma, spreadsheets part cells by semicolons. */
  separator: ',' | ';';
  number(value: number): string;
  boolean(value: boolean): string;
  day(value: Date): string;
  moment(value: Date): string;
  /** Number formats for date cells in a workbook. */
  formats: { day: string; moment: string };
}

export function sheetLanguage(locale: Locale): SheetLanguage {
  const plain = new Intl.NumberFormat(numberTag(locale), {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  // Some languages have a minus sign of their own, which a spreadsheet takes for a letter.
  const number = (value: number) => plain.format(value).replace('−', '-');
  const isComma = number(0.5).includes(',');
  const isYearFirst = DAYS[locale].startsWith('y');
  const sign = DAYS[locale].replaceAll(/[a-z]/g, '')[0] ?? '';
  const day = (value: Date) => {
    const iso = value.toISOString();
    const [year, month, date] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)];
    return isYearFirst ? year + sign + month + sign + date : date + sign + month + sign + year;
  };
  const format = DAYS[locale].replaceAll('.', '\\.');
  return {
    separator: isComma ? ';' : ',',
    number,
    boolean: (value) => YES_AND_NO[locale][value ? 0 : 1],
    day,
    moment: (value) => `${day(value)} ${value.toISOString().slice(11, 19)}`,
    formats: { day: format, moment: `${format} hh:mm:ss` },
  };
}
