import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { upcomingWeekHours } from '#modules/directory/contract/locations/opening-state.ts';
import {
  type PlaceToBuy,
  shopTimeZone,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { offeredProducts } from '#modules/directory/contract/products/product-ports.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import {
  type PublicForm,
  toPublicForm,
  toPublicTexts,
} from '#modules/forms/contract/public-form.ts';
import {
  type FoundProduct,
  type FoundShop,
  findProductsCall,
  findShopsCall,
  PRODUCTS_SHOWN,
  publicFormCall,
  publicFormTranslationsCall,
  type ShopsFound,
} from '#modules/forms/contract/widget/public-form-calls.ts';
import { latestWidgetCall } from '#modules/forms/contract/widget/widget-script.ts';
import {
  firstSupportedLocale,
  type Locale,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import { route } from '../route.ts';
import { findFormPlaces, type OpenForm, openForm, type WantedPlaces } from './open-form.ts';
import { newestWidget, publishedWidgets } from './published-widgets.ts';
import { shopMap } from './shop-map.ts';

const KM_OF_MILE = 1.609344;

interface Called {
  app: App;
  params: { formId: string };
  query: { locale?: Locale | undefined };
  request: { origin: RequestOrigin; acceptLanguage: string | undefined };
}

async function opened({ app, params, query, request }: Called) {
  const { origin, acceptLanguage } = request;
  const open: OpenForm = await openForm({ app }, { formId: params.formId, origin });
  return {
    ...open,
    locale: chooseVisitorLocale(open.form, { requested: query.locale, acceptLanguage }),
  };
}

const getPublicFormRoute = route(publicFormCall, async (called) => {
  const { form, brand, locale } = await opened(called);
  return toPublicForm({ ...form, brand: toPublicBrand(brand) }, locale);
});

const getPublicFormTranslationsRoute = route(publicFormTranslationsCall, async (called) => {
  const { form, locale } = await opened(called);
  const locales = form.translations.activatedLocales;
  return { locale, locales, texts: toPublicTexts(form, locale) };
});

const findShopsRoute = route(findShopsCall, async (called) => {
  const { locale, ...open } = await opened(called);
  const { words, country, latitude, longitude, anywhere } = called.query;
  const position =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return findFormShops({ app: called.app }, open, {
    words,
    country,
    position,
    anywhere: anywhere !== undefined,
    locale,
  });
});

const findProductsRoute = route(findProductsCall, async (called) => {
  const { locale, ...open } = await opened(called);
  const { words, sku } = called.query;
  return { items: await findFormProducts({ app: called.app }, open, { locale, words, sku }) };
});

/** Brand data that forms show on any page. */
function toPublicBrand({ name, color, brandId, logoFileId }: Brand): PublicForm['brand'] {
  return {
    name,
    color,
    logoUrl: logoFileId ? `/p/${encodeURIComponent(brandId)}/-/logo?v=${logoFileId}` : null,
  };
}

/** The requested language if the form supports it, else the visitor's first supported one, else the form's default. */
function chooseVisitorLocale(
  { translations }: Pick<Form, 'translations'>,
  {
    requested,
    acceptLanguage,
  }: { requested: Locale | undefined; acceptLanguage: string | undefined },
): Locale {
  const { activatedLocales, defaultLocale } = translations;
  if (requested && activatedLocales.includes(requested)) return requested;
  return (
    firstSupportedLocale(activatedLocales, parseAcceptLanguage(acceptLanguage)) ?? defaultLocale
  );
}

/** Products of a form; prices only if the form uses them. */
async function findFormProducts(
  { app }: { app: App },
  { form, db }: OpenForm,
  { locale, words, sku }: { locale: Locale; words?: string | undefined; sku?: string | undefined },
): Promise<FoundProduct[]> {
  const { clientId, settings } = form;
  const products = await app.ports.call(
    offeredProducts,
    {
      clientId,
      language: locale,
      limit: PRODUCTS_SHOWN,
      ...(words && { words }),
      ...(sku && { skus: [sku] }),
    },
    { db, app },
  );
  return products.map((product) =>
    settings.monetized ? product : { ...product, price: null, currency: null },
  );
}

/** Shops with only the details that the form shows [FORM-02]. */
async function findFormShops(
  { app }: { app: App },
  open: OpenForm,
  wanted: WantedPlaces,
): Promise<ShopsFound> {
  const { settings } = open.form;
  const none = { items: [], from: null, fromArea: false };
  const { items, from, fromArea } = settings.located
    ? await findFormPlaces({ app }, open, wanted)
    : none;
  const given = { secrets: app.secrets, locale: wanted.locale, gmapKey: settings.gmapKey };
  return {
    items: items.map((place) => shownShop(place, settings)),
    distanceUnit: settings.distanceUnit,
    from,
    fromArea,
    map: settings.resultDisplay.includes('map') ? shopMap(items, given) : null,
  };
}

function shownShop(place: PlaceToBuy, settings: Form['settings']): FoundShop {
  const { resultDisplay, distanceUnit } = settings;
  const where = (part: Form['settings']['resultDisplay'][number], value: string) =>
    resultDisplay.includes(part) ? value : null;
  const km = resultDisplay.includes('distance') ? place.distanceKm : null;
  return {
    id: place.id,
    name: place.name,
    city: place.city,
    country: place.country,
    street: where('address', place.street),
    postalCode: where('address', place.postalCode),
    phone: where('phone', place.phone),
    website: where('website', place.website),
    openingHours: resultDisplay.includes('openingHours') ? daysOf(place) : null,
    distance: km === null ? null : distanceUnit === 'mi' ? km / KM_OF_MILE : km,
  };
}

/** Special opening hours of the next days replace the regular ones. */
function daysOf(place: PlaceToBuy) {
  const hours = upcomingWeekHours({ ...place, timeZone: shopTimeZone(place, 'UTC') }, Date.now());
  return hours && WEEK_DAYS.map((day) => hours[day]);
}

const latestWidgetRoute = route(latestWidgetCall, async () => ({
  ...newestWidget(),
  versions: publishedWidgets.map(({ version }) => version),
}));

export const publicFormsRoutes = [
  getPublicFormRoute,
  getPublicFormTranslationsRoute,
  findShopsRoute,
  findProductsRoute,
  latestWidgetRoute,
];
