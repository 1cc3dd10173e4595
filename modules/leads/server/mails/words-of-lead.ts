import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { zoneOfShop } from '#modules/directory/contract/locations/zone-of-shop.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { consumerPlace } from '../leads/consumer-place.ts';
import { distanceInWords, moneyInWords } from './format-for-mail.ts';
import type { ToldLead } from './told-lead.ts';

export interface WordsOfLead {
  brand: Brand | null;
  shop: PlaceToBuy | undefined;
  /** By whose days it is told. */
  timeZone: string;
  products: { sku: string; name: string }[];
  /** What it is about, in a few words. Where no product is known, mails have sentences without one. */
  product: string;
  /** The same from the catalogue alone: a SKU that the catalogue does not know is the sender's own text. */
  knownProduct: string;
  isOfProduct: boolean;
  /** Somebody said which; the catalogue knows it. */
  isProductNamed: boolean;
  isProductListed: boolean;
  town: string;
  distance: string;
  price: string;
}

/** What a lead is about as its readers say it: the same in every mail. */
export async function wordsOfLead(
  { db, app }: { db: Db; app: App },
  { form, lead, locale }: { form: Form; lead: ToldLead; locale: Locale },
): Promise<WordsOfLead> {
  const { clientId } = form;
  const t = app.texts.translator(locale);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const named = await app.ports.ask(productNames, { clientId, skus: lead.skus }, { db, app });
  const products = named.map(({ sku, names }) => ({
    sku,
    name: nameIn(names, locale, brand?.defaultLocale ?? locale) || sku,
  }));
  const names = products.map(({ name }) => name).join(', ');
  const product = names || lead.skus.join(', ');
  const { town, distanceKm } = await consumerPlace({ db, app }, lead, { clientId, locale });
  const { distanceUnit } = form.settings;
  const isOfProduct = product !== '' || form.settings.product;
  const unnamed = t(isOfProduct ? 'leads:notify.aProduct' : 'leads:notify.ourOffer');
  return {
    brand,
    shop,
    timeZone: zoneOfShop(shop, brand?.timeZone ?? 'UTC'),
    products,
    product: product || unnamed,
    knownProduct: names || unnamed,
    isOfProduct,
    isProductNamed: product !== '',
    isProductListed: names !== '',
    town: town ?? '',
    distance: distanceKm === null ? '' : distanceInWords(distanceKm, distanceUnit, locale),
    price: priceInWords(lead, { locale, t }),
  };
}

/** What it is worth; an estimate is said to be one. */
function priceInWords(
  { price, estimated_price: estimated, currency }: ToldLead,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  if (price !== null) return moneyInWords(price, currency, locale);
  if (estimated === null) return '';
  return t('leads:clock.about', { price: moneyInWords(estimated, currency, locale) });
}
