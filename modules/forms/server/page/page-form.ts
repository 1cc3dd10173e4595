import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  type PlacesWithin,
  type PlaceToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { offeredProducts } from '#modules/directory/contract/products/product-ports.ts';
import { validateAnswers } from '#modules/forms/contract/intake/lead-submission.ts';
import { placesOffered } from '#modules/forms/contract/location-settings.ts';
import {
  firstSupportedLocale,
  type Locale,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { translateFault } from '#platform/server/texts/translate-fault.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { Context, FormsTables } from '../tables.ts';
import type { TypedForm } from './typed-form.ts';

/** A form by its id alone, active or not. */
export async function readAnyForm({ app }: { app: App }, id: string): Promise<StoredForm> {
  const form = await app.database
    .acrossClients<FormsTables>()
    .selectFrom('leads.forms')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!form) throw notFound();
  return form;
}

const NONE: PageShops = { items: [], isUnknown: false };

/** More products than a user would look through in a list. */
const READ_THROUGH = 200;

/** A form as shown to one visitor. */
export interface PageForm {
  form: StoredForm;
  brand: { name: string; color: string | null; hasLogo: boolean };
  locale: Locale;
  t: Translate;
  /** A text of the form in the visitor's language, otherwise in the form's first; empty if missing. */
  text: (key: string) => string;
  typed: TypedForm;
  shops: PageShops;
  /** The given product, otherwise the products to choose from; empty if there are too many for a list. */
  products: readonly { sku: string; name: string }[];
  /** Error texts by field key. */
  faults: ReadonlyMap<string, string>;
  /** Error or change concerning the whole form. */
  note: string;
}

export async function pageForm(
  { app }: { app: App },
  given: {
    form: StoredForm;
    locale: Locale;
    typed: TypedForm;
    /** Position of the visitor, if the surrounding page knows it. */
    position?: { latitude: number; longitude: number };
    /** Only where the proxy sees the visitor. */
    seenAt?: { latitude: number; longitude: number };
    faults?: readonly { key: string; code: string; params?: Record<string, string | number> }[];
    note?: string;
  },
): Promise<PageForm> {
  const { form, locale, typed } = given;
  const clientId = form.client_id;
  const db = app.database.ofClient(clientId);
  const t = app.texts.translator(locale);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
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
    shops: await readPageShops(
      { db, app },
      { form, locale, typed, position: given.position, seenAt: given.seenAt },
    ),
    products: await readPageProducts({ db, app }, { form, sku: typed.sku, locale }),
    faults: new Map(
      (given.faults ?? []).map((fault) => [fault.key, translateFault(t, fault, 'forms')] as const),
    ),
    note: given.note ?? '',
  };
}

/** The language of the URL or else of the browser, among those the form supports. */
export function choosePageLocale(
  { activatedLocales, defaultLocale }: StoredForm['translations'],
  requested: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  return (
    activatedLocales.find((locale) => locale === requested) ??
    firstSupportedLocale(activatedLocales, parseAcceptLanguage(acceptLanguage)) ??
    defaultLocale
  );
}

/** Errors, and fields that became visible by an answer but were not shown yet. */
export function checkPageForm(form: StoredForm, typed: TypedForm) {
  const { faults, answered } = validateAnswers(form.fields, typed.answers);
  const requested = [...answered.map(({ field }) => field.key), ...faults.map(({ key }) => key)];
  return { faults, answered, unseen: requested.filter((key) => !typed.shown.includes(key)) };
}

/** The product that the visitor came with; otherwise all products, unless there are too many for a list. */
async function readPageProducts(
  { db, app }: Context,
  { form, sku, locale }: { form: StoredForm; sku: string; locale: Locale },
): Promise<{ sku: string; name: string }[]> {
  if (!form.fields.some(({ type }) => type === 'product')) return [];
  const products = await app.ports.call(
    offeredProducts,
    {
      clientId: form.client_id,
      language: locale,
      limit: sku ? 1 : READ_THROUGH + 1,
      ...(sku && { skus: [sku] }),
    },
    { db, app },
  );
  return products.length > READ_THROUGH ? [] : products;
}

interface PageShops {
  items: PlaceToBuy[];
  /** A search found no stores. */
  isUnknown: boolean;
}

/** Stores near the typed place, plus the store chosen before. */
async function readPageShops(
  { db, app }: Context,
  {
    form,
    locale,
    typed,
    position,
    seenAt,
  }: {
    form: StoredForm;
    locale: Locale;
    typed: TypedForm;
    position?: { latitude: number; longitude: number } | undefined;
    seenAt?: { latitude: number; longitude: number } | undefined;
  },
): Promise<PageShops> {
  const { settings, location_settings } = form;
  if (!settings.located) return NONE;
  const clientId = form.client_id;
  const offered = placesOffered(location_settings);
  const findPlaces = (given: {
    words?: string;
    position?: { latitude: number; longitude: number };
    within: PlacesWithin;
    limit: number;
  }) =>
    app.ports.call(
      placesToBuy,
      { clientId, language: locale, everywhere: true, ...given },
      { db, app },
    );
  const limit = settings.geosearchResultLimit;
  const at = position ?? seenAt;
  const where = typed.near ? { words: typed.near } : at ? { position: at } : null;
  const near = where && (await findPlaces({ ...where, within: offered, limit }));
  // Without a recognized place, results would be alphabetical instead of near.
  const found = near && (at || near.from !== null) ? near.items : [];
  const isChosenThere = found.some(({ id }) => id === typed.shopId);
  const chosen =
    typed.shopId && !isChosenThere
      ? (await findPlaces({ within: { ...offered, ids: [typed.shopId] }, limit: 1 })).items
      : [];
  const items = [...chosen, ...found];
  const isGuessed = !typed.near && !position && seenAt !== undefined;
  return {
    // Distances from a guess would pretend to be exact.
    items: isGuessed ? items.map((shop) => ({ ...shop, distanceKm: null })) : items,
    isUnknown: typed.near !== '' && found.length === 0,
  };
}
