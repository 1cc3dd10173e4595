import { photoPath } from '#modules/directory/contract/locations/location-photos.ts';
import {
  endsNextDay,
  type OpeningSpan,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { Html } from '#platform/server/http/html.ts';
import { canonicalUrl, publishedUrl, type Site, webAddress } from '../site.ts';
import type { SiteArea } from '../site-tree.ts';
import type { SiteStore } from '../stores.ts';
import { addressLine, type Crumb } from './store-parts.ts';

/** Structured data of a page for search engines (schema.org) [LOC-06]. */
type Data = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** Patterns in a store's type or activity and their schema.org types, the most specific first. */
const STORE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/quincaill|hardware|eisenwaren|ferreter|ferramenta|jernvare/, 'HardwareStore'],
  [
    /department|grand magasin|grands magasins|kaufhaus|grandes almacenes|varehus/,
    'DepartmentStore',
  ],
  [/garden|jardin|garten|giardin|hage/, 'GardenStore'],
  [/furniture|meuble|mobel|möbel|mueble|mobili|arredament/, 'FurnitureStore'],
  [/jewel|bijou|schmuck|joyer|gioielleri|gullsmed/, 'JewelryStore'],
  [/shoe|chaussur|schuh|zapat|calzatur|sko\b/, 'ShoeStore'],
  [/cloth|vêtement|mode\b|fashion|bekleidung|ropa|abbigliament|klær/, 'ClothingStore'],
  [/electronic|électroni|elektronik|electrónic|elettronic|elektronikk/, 'ElectronicsStore'],
  [/sport/, 'SportingGoodsStore'],
  [/toy|jouet|spielwaren|juguet|giocattol|leker/, 'ToyStore'],
  [/book|librairie|buch|librer|bokhandel/, 'BookStore'],
  [/pharma|apothe|farmac/, 'Pharmacy'],
  [/florist|fleuriste|blumen|florister|fiorist/, 'Florist'],
  [/grocer|épicerie|lebensmittel|supermarket|supermarché|alimentar|dagligvare/, 'GroceryStore'],
  [/restaurant|bistro|brasserie/, 'Restaurant'],
  [
    /kitchen|cuisine|arts de la table|art de la table|coutell|cutler|küche|haushalt|menaje|casaling|kjøkken|home goods|droguerie|ménage/,
    'HomeGoodsStore',
  ],
  [/outlet|usine/, 'OutletStore'],
];

function storeType(activity: string, type: string): string {
  for (const label of [activity, type]) {
    const text = label.toLocaleLowerCase('fr').slice(0, 200);
    const found = STORE_TYPES.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  return 'Store';
}

export function storeData(
  site: Site,
  given: { store: SiteStore; parents: readonly Crumb[] },
): Html {
  const { store, parents } = given;
  return script([
    { '@context': CONTEXT, ...storeObject(site, store) },
    crumbData(site, [...parents, { name: store.name, path: store.path }]),
  ]);
}

export function areaData(
  site: Site,
  given: { area: SiteArea; parents: readonly Crumb[]; stores: readonly SiteStore[] },
): Html {
  const { area, parents, stores } = given;
  return script([
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      name: area.name,
      numberOfItems: area.stores,
      itemListElement: stores.map((store, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: canonicalUrl(site, store.path),
        name: `${store.name}, ${addressLine(store)}`,
      })),
    },
    crumbData(site, [...parents, area]),
  ]);
}

export function websiteData(site: Site): Html {
  const { brand, name } = site.locator;
  return script([
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url: publishedUrl(site),
      publisher: { '@type': 'Organization', name: brand.name },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${canonicalUrl(site, [])}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
}

function storeObject(site: Site, store: SiteStore): Data {
  const { locator } = site;
  const { latitude, longitude } = store;
  const url = canonicalUrl(site, store.path);
  const website = webAddress(store.website);
  return {
    '@type': storeType(store.activity, store.type?.name ?? ''),
    '@id': `${url}#store`,
    name: store.name,
    url,
    address: {
      '@type': 'PostalAddress',
      ...(store.street && { streetAddress: store.street }),
      ...(store.postalCode && { postalCode: store.postalCode }),
      ...(store.city && { addressLocality: store.city }),
      ...(store.region && { addressRegion: store.region }),
      addressCountry: store.country,
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(store.phone && { telephone: store.phone }),
    ...(website && { sameAs: website }),
    ...(store.photos.length > 0 && {
      image: store.photos.map(
        ({ fileId }) => `${site.app.config.publicUrl}${photoPath(locator.clientId, fileId)}`,
      ),
    }),
    ...hoursData(store, site.now),
    parentOrganization: { '@type': 'Organization', name: locator.brand.name },
  };
}

/** Weekly hours, and current and future exceptions with their days. */
function hoursData(store: SiteStore, now: Date): Data {
  const { openingHours, openingExceptions, timeZone } = store;
  const today = dayIn(now, timeZone);
  const special = openingExceptions
    .filter(({ date, to }) => (to ?? date) >= today)
    .flatMap(({ date, to, spans }) => {
      const valid = { validFrom: date, validThrough: to ?? date };
      // In schema.org, equal times mean closed.
      const closed: OpeningSpan = { from: '00:00', to: '00:00' };
      return (spans.length > 0 ? spans : [closed]).map((span) => ({
        '@type': 'OpeningHoursSpecification',
        ...valid,
        opens: span.from,
        closes: span === closed ? '00:00' : closingTime(span),
      }));
    });
  const week = openingHours && weekData(openingHours);
  return {
    ...(week && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** Groups days with the same hours. */
function weekData(hours: NonNullable<SiteStore['openingHours']>): Data[] {
  const daysOfSpan = new Map<string, { span: OpeningSpan; days: string[] }>();
  for (const day of WEEK_DAYS)
    for (const span of hours[day]) {
      const key = `${span.from} ${span.to}`;
      const entry = daysOfSpan.get(key) ?? { span, days: [] };
      entry.days.push(DAY_NAMES[day]);
      daysOfSpan.set(key, entry);
    }
  return [...daysOfSpan.values()].map(({ span, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: span.from,
    closes: closingTime(span),
  }));
}

/** An all-day period ends at 23:59, because equal times would mean closed. */
function closingTime(span: OpeningSpan): string {
  if (span.to === '24:00' || (span.from === span.to && endsNextDay(span))) return '23:59';
  return span.to;
}

function crumbData(site: Site, crumbs: readonly Crumb[]): Data {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.text('allStores'), path: [] }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: canonicalUrl(site, path),
      }),
    ),
  };
}

/** JSON that cannot close its script element, whatever the store's name is. */
function script(data: readonly Data[]): Html {
  const text = JSON.stringify(data.length === 1 ? data[0] : data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Html(`<script type="application/ld+json">${text}</script>`);
}
