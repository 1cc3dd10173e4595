import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  type PlaceToBuy,
  placesByIds,
  shopTimeZone,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { formatDistance } from '#platform/server/texts/format-distance.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { consumerPlace } from '../routing/consumer-contact.ts';
import type { Context } from '../tables.ts';
import { formatMoney } from './format-for-mail.ts';
import type { LeadMailData } from './lead-for-mail.ts';

export interface LeadDescription {
  brand: Brand | null;
  shop: PlaceToBuy | undefined;
  /** Time zone for dates. */
  timeZone: string;
  products: { sku: string; name: string }[];
  /** Short description of the product. Without a known product, mails use texts without one. */
  product: string;
  /** The same from the catalogue only, because an unknown SKU is free text of the sender. */
  knownProduct: string;
  isOfProduct: boolean;
  /** A product was specified and the catalogue knows it. */
  isProductNamed: boolean;
  isProductListed: boolean;
  town: string;
  distance: string;
  price: string;
}

/** Subject of a lead in the reader's language; shared by all mails. */
export async function describeLead(
  { db, app }: Context,
  { form, lead, locale }: { form: Form; lead: LeadMailData; locale: Locale },
): Promise<LeadDescription> {
  const { clientId } = form;
  const t = app.texts.translator(locale);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const [shop] = lead.location_id
    ? await app.ports.call(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const named = await app.ports.call(productNames, { clientId, skus: lead.skus }, { db, app });
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
    timeZone: shopTimeZone(shop, brand?.timeZone ?? 'UTC'),
    products,
    product: product || unnamed,
    knownProduct: names || unnamed,
    isOfProduct,
    isProductNamed: product !== '',
    isProductListed: names !== '',
    town: town ?? '',
    distance: distanceKm === null ? '' : formatDistance(distanceKm, distanceUnit, locale),
    price: formatLeadPrice(lead, { locale, t }),
  };
}

/** The price; an estimate is labelled as such. */
function formatLeadPrice(
  { price, estimated_price: estimated, currency }: LeadMailData,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  if (price !== null) return formatMoney(price, currency, locale);
  if (estimated === null) return '';
  return t('leads:clock.about', { price: formatMoney(estimated, currency, locale) });
}
