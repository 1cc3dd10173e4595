import type { Locale } from '#platform/contract/locale.ts';
import type { LandingVisitor } from './landing-visitor.ts';

/** The addresses of one page. The anonymous visit goes with its visitor from each to the next. */
export interface LandingAddresses {
  /** Without anything of the visitor, for search engines and chats. */
  plain: string;
  path: string;
  /** Hidden fields of a form. */
  carried: readonly (readonly [name: string, value: string])[];
  inLanguage(locale: Locale): string;
  plainInLanguage(locale: Locale): string;
  /** Of the list of all shops. */
  listPage(page: number): string;
  nearest: string;
}

export function landingAddresses(plain: string, visitor: LandingVisitor): LandingAddresses {
  const path = new URL(plain).pathname;
  const { visitId, chosenLocale, words, position, listPage } = visitor;
  const carried = [
    ...(visitId ? [['v', visitId] as const] : []),
    ...(chosenLocale ? [['lang', chosenLocale] as const] : []),
  ];
  const place = [
    ...(words ? [['near', words] as const] : []),
    ...(position
      ? [['lat', String(position.latitude)] as const, ['lng', String(position.longitude)] as const]
      : []),
  ];
  const list = (page: number) => [
    ['all', '1'] as const,
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
  const to = (...given: (readonly [string, string])[]) => {
    const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    plain,
    path,
    carried,
    inLanguage: (locale) =>
      to(
        ...carried.filter(([name]) => name !== 'lang'),
        ['lang', locale],
        ...place,
        ...(listPage ? list(listPage) : []),
      ),
    plainInLanguage: (locale) => `${plain}?lang=${locale}`,
    listPage: (page) => `${to(...carried, ...place, ...list(page))}#shops`,
    nearest: `${to(...carried, ...place)}#shops`,
  };
}
