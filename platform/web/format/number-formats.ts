import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

export interface NumberFormats {
  number: (value: number, decimals?: number) => string;
  /** 182,406 as 182K: for axes and narrow places. */
  compactNumber: (value: number) => string;
  /** A share between 0 and 1. */
  percent: (share: number, decimals?: number) => string;
  money: (hundredths: number, currency?: string) => string;
  compactMoney: (hundredths: number, currency?: string) => string;
  list: (items: readonly string[]) => string;
}

/** Grouped also with four digits, which German does not shorten: 9.440 is among 28.600. */
const SHORT = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  useGrouping: 'always',
} as const;

/** Money is stored in hundredths everywhere and becomes units only here; the default currency is the euro [GEN-03]. */
export function numberFormats(locale: Locale): NumberFormats {
  const tag = numberTag(locale);
  const number = memo((decimals: number) =>
    Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const percent = memo((decimals: number) =>
    Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  );
  const money = memo((currency: string) => Intl.NumberFormat(tag, { style: 'currency', currency }));
  const compactMoney = memo((currency: string) =>
    Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      ...SHORT,
    }),
  );
  const compact = Intl.NumberFormat(tag, SHORT);
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : tag);
  return {
    number: (value, decimals = 0) => number(decimals).format(value),
    compactNumber: (value) => compact.format(value),
    percent: (share, decimals = 0) => percent(decimals).format(share),
    money: (hundredths, currency = 'EUR') => money(currency).format(hundredths / 100),
    compactMoney: (hundredths, currency = 'EUR') => compactMoney(currency).format(hundredths / 100),
    list: (items) => list.format(items),
  };
}

/** Making an Intl object is a thousand times dearer than using one. */
function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
