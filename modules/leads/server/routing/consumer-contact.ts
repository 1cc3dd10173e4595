import { type Selectable, sql } from 'kysely';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { FormSections } from '#modules/forms/contract/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { readPhone, timeZoneCountry } from '#platform/server/phone/phone-number.ts';
import type { Context, LeadsTables } from '../tables.ts';

/** Countries in which a form's language is spoken, most likely first. None for English, which is used everywhere. */
const COUNTRIES: Record<Locale, readonly string[]> = {
  en: [],
  fr: ['FR', 'BE', 'CH', 'LU', 'MC', 'CA'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU', 'BE'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'UY', 'PY', 'BO', 'VE', 'CR', 'PA', 'GT', 'DO'],
  it: ['IT', 'CH', 'SM', 'VA'],
  no: ['NO', 'SJ'],
};

export interface PhoneCountries {
  /** Country of the consumer's answers. */
  field: string | null;
  /** Country of the lead's shop. */
  shop: string | null;
  form: Pick<FormSections, 'locationSettings'>;
  /** Language of the submitted form. */
  locale: Locale;
  brand: string | undefined;
}

/**
 * Normalises a consumer's phone number, so that the person can be found by it. The country comes from the answers, else the
 * shop, the form, the brand. A number that is invalid in all of them stays as typed [LEAD-14].
 */
export function consumerPhone(given: string, countries: PhoneCountries): string {
  const { field, shop, brand } = countries;
  for (const country of [field, shop, formCountry(countries), brand]) {
    const number = country ? readPhone(given, country) : undefined;
    if (number) return number;
  }
  return readPhone(given) ?? given;
}

/** The only country of the form's shops, or else one that speaks its language, preferably that of the brand. */
function formCountry({ form, locale, brand }: PhoneCountries): string | undefined {
  const { countries } = form.locationSettings;
  if (countries.length === 1) return countries[0];
  const speaking = COUNTRIES[locale].filter(
    (country) => countries.length === 0 || countries.includes(country),
  );
  return brand && speaking.includes(brand) ? brand : speaking[0];
}

/** The brand's country, derived from its time zone as in the import of contacts. */
export async function brandCountry({ db }: Pick<Context, 'db'>): Promise<string | undefined> {
  const { rows } = await sql<{ zone: string }>`select ${clientZone} as zone`.execute(db);
  return timeZoneCountry(rows[0]?.zone ?? '');
}

export interface ConsumerPlace {
  town: string | null;
  /** Distance to the lead's store in kilometres. */
  distanceKm: number | null;
}

/**
 * The consumer's town and distance to the store, as far as a recipient may see before accepting [LEAD-11]. Taken from
 * routing if it chose the nearest store, else derived from postal code and town.
 */
export async function consumerPlace(
  { db, app }: Context,
  lead: Pick<
    Selectable<LeadsTables['leads.leads']>,
    'location_id' | 'routing' | 'zip' | 'city' | 'identity_country'
  >,
  { clientId, locale }: { clientId: string; locale: Locale },
): Promise<ConsumerPlace> {
  const { location_id: storeId, zip, city } = lead;
  const { placed } = lead.routing;
  const routed = placed?.why === 'nearest' ? placed : undefined;
  const known = { town: city ?? routed?.place ?? null, distanceKm: routed?.distanceKm ?? null };
  const searchText = [zip, city].filter(Boolean).join(' ');
  if (!storeId || searchText === '' || (known.town && known.distanceKm !== null)) return known;
  const { items, from } = await app.ports.call(
    placesToBuy,
    {
      clientId,
      words: searchText,
      language: locale,
      country: lead.identity_country ?? '',
      within: { ids: [storeId] },
      purpose: 'route',
      limit: 1,
    },
    { db, app },
  );
  const km = items[0]?.distanceKm ?? null;
  return {
    town: known.town ?? from,
    distanceKm: known.distanceKm ?? (km === null ? null : Math.round(km * 10) / 10),
  };
}
