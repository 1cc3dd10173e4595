import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { judgeAnswers } from '#modules/leads/contract/intake/judge-answers.ts';
import { type Locale, languageTagsOf, localeAmong } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { FormRowKept } from '../forms/form-row.ts';
import { faultInWords } from './fault-in-words.ts';
import { productsOfPage } from './products-of-page.ts';
import { type ShopsOfPage, shopsOfPage } from './shops-of-page.ts';
import type { TypedForm } from './typed-form.ts';

/** A form as one page shows it to one visitor. */
export interface PageForm {
  form: FormRowKept;
  brand: { name: string; color: string | null; hasLogo: boolean };
  locale: Locale;
  t: Translate;
  /** A text of the form in the visitor's language, else in the form's first; empty where there is none. */
  text: (key: string) => string;
  typed: TypedForm;
  shops: ShopsOfPage;
  /** The one that the visitor came with, else those to choose from; none where there are too many to read through. */
  products: readonly { sku: string; name: string }[];
  /** By the key of the field, in words. */
  faults: ReadonlyMap<string, string>;
  /** What is wrong with the whole, or what has changed. */
  note: string;
}

export async function pageForm(
  app: App,
  given: {
    form: FormRowKept;
    locale: Locale;
    typed: TypedForm;
    /** Of the visitor, where the page around the form knows it. */
    position?: { latitude: number; longitude: number };
    faults?: readonly { key: string; code: string; params?: Record<string, string | number> }[];
    note?: string;
  },
): Promise<PageForm> {
  const { form, locale, typed } = given;
  const clientId = form.client_id;
  const db = app.database.ofClient(clientId);
  const t = app.texts.translator(locale);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  const { list, defaultLocale } = form.translations;
  return {
    form,
    brand: {
      name: brand?.name ?? '',
      color: brand?.color ?? null,
      hasLogo: Boolean(brand?.logoFileId),
    },
    locale,
    t,
    text: (key) => list[locale]?.[key]?.trim() || list[defaultLocale]?.[key]?.trim() || '',
    typed,
    shops: await shopsOfPage({ db, app }, { form, locale, typed, position: given.position }),
    products: await productsOfPage({ db, app }, { form, sku: typed.sku, locale }),
    faults: new Map(
      (given.faults ?? []).map((fault) => [fault.key, faultInWords(t, fault)] as const),
    ),
    note: given.note ?? '',
  };
}

/** The language of the address, else of the browser, among those that the form speaks. */
export function localeOfPage(
  { activatedLocales, defaultLocale }: FormRowKept['translations'],
  asked: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  return (
    activatedLocales.find((locale) => locale === asked) ??
    localeAmong(activatedLocales, languageTagsOf(acceptLanguage)) ??
    defaultLocale
  );
}

/** What is wrong, and which questions an answer has brought up that the visitor has not seen yet. */
export function judgePage(form: FormRowKept, typed: TypedForm) {
  const { faults, answered } = judgeAnswers(form.fields, typed.answers);
  const asked = [...answered.map(({ field }) => field.key), ...faults.map(({ key }) => key)];
  return { faults, answered, unseen: asked.filter((key) => !typed.shown.includes(key)) };
}
