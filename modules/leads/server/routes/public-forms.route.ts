import { toPublicForm, toPublicTexts } from '#modules/leads/contract/forms/to-public-form.ts';
import { findProductsCall } from '#modules/leads/contract/widget/product-search.ts';
import {
  publicFormCall,
  publicFormTranslationsCall,
} from '#modules/leads/contract/widget/public-form-calls.ts';
import { findShopsCall } from '#modules/leads/contract/widget/shop-search.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import { route } from '../route.ts';
import { chooseVisitorLocale } from '../widget/choose-visitor-locale.ts';
import { findFormProducts } from '../widget/find-form-products.ts';
import { findFormShops } from '../widget/find-form-shops.ts';
import { type OpenForm, openForm } from '../widget/open-form.ts';
import { toPublicBrand } from '../widget/public-brand.ts';

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
    locale: chooseVisitorLocale(open.form, { asked: query.locale, acceptLanguage }),
  };
}

export const getPublicFormRoute = route(publicFormCall, async (called) => {
  const { form, brand, locale } = await opened(called);
  return toPublicForm({ ...form, brand: toPublicBrand(brand) }, locale);
});

export const getPublicFormTranslationsRoute = route(publicFormTranslationsCall, async (called) => {
  const { form, locale } = await opened(called);
  const locales = form.translations.activatedLocales;
  return { locale, locales, texts: toPublicTexts(form, locale) };
});

export const findShopsRoute = route(findShopsCall, async (called) => {
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

export const findProductsRoute = route(findProductsCall, async (called) => {
  const { locale, ...open } = await opened(called);
  const { words, sku } = called.query;
  return { items: await findFormProducts({ app: called.app }, open, { locale, words, sku }) };
});
