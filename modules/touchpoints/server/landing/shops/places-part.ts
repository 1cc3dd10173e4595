import type {
  PlacesToBuy,
  PlaceToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { PLACES_SOURCE } from '#platform/contract/place.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { MAX_PINS, pictureAddress } from '#platform/server/map/picture/picture-address.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { LandingAddresses, LandingVisitor } from '../landing-addresses.ts';
import {
  formatOpeningState,
  LIST_PAGE_SIZE,
  mapAddress,
  phoneAddress,
  webAddress,
} from './place-details.ts';

/** Width of the list on a phone, and on a wide page. */
const PHONE = { width: 360, height: 200 };
const WIDE = { width: 570, height: 240 };
/** Northern limit of the Mercator projection. */
const NORTHERNMOST = 85;
/** Places this many times as far away as the median are left out, because they would crowd the others together. */
const FAR = 4;

const KM_OF_MILE = 1.609344;
/** Countries that use miles. */
const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);
const STEP_OF_AREA = 5;

/** The page has one place search; all other parts of the page use its value. */
export const PLACE_FIELD = 'near';

interface Given {
  places: PlacesToBuy;
  visitor: LandingVisitor;
  addresses: LandingAddresses;
  t: Translate;
  secrets: Secrets;
  /** Title of a page without another one; otherwise the shops are a section. */
  title?: Html;
}

/** Where to buy: the nearest shops, or all of them in pages. */
export function placesPart(given: Given): Html {
  const { places, visitor, addresses, t } = given;
  const known = isNear(places, visitor);
  const reader = {
    locale: visitor.locale,
    t,
    unit: countryDistanceUnit(visitor.country),
    from: visitor.position ? 'position' : visitor.seenAt || places.fromArea ? 'area' : 'place',
  } as const;
  const map = known ? placesMap(places.items, { secrets: given.secrets, ...reader }) : null;
  const more = visitor.listPage === undefined && places.total > places.items.length;
  const all = html`<a class="link all" href="${addresses.listPage(1)}">${t('touchpoints:landing.allShops', { count: places.total })}</a>`;
  // Without a list, the link is beside the button that uses the position.
  const isBeside = more && places.items.length === 0 && !known;
  return html`<section class="pad shops" id="shops" aria-labelledby="shops-title">
${given.title ?? html`<h2 id="shops-title">${t(known ? 'touchpoints:landing.shopsNear' : 'touchpoints:landing.shops')}</h2>`}
${places.total === 0 ? html`<p class="quiet">${t('touchpoints:landing.noShops')}</p>` : placeForm(given, known, isBeside && all)}
${places.total > 0 && !known && visitor.listPage === undefined && countryLine(given)}
${places.items.length > 0 && html`<ul>${places.items.map((place) => placeItem(place, { ...reader, number: map?.numbers.get(place.id) }))}</ul>`}
${more && !isBeside && html`<p>${all}</p>`}
${visitor.listPage !== undefined && listWays(given, visitor.listPage)}
${map && html`<details class="on-map"><summary class="link">${t('touchpoints:landing.map')}</summary>${map.picture}</details>`}
${places.from !== null && html`<p><small>${PLACES_SOURCE}</small></p>`}
</section>`;
}

/** Whether a location is known or guessed, so that the first shops are the nearest. */
function isNear(places: PlacesToBuy, visitor: LandingVisitor): boolean {
  return visitor.seenAt !== undefined || hasGivenPlace(places, visitor);
}

/** Whether the visitor typed a known place or shared the position; only then a shop is chosen for them. */
export function hasGivenPlace(places: PlacesToBuy, { position }: LandingVisitor): boolean {
  return position !== undefined || places.from !== null;
}

function placeForm(
  { places, visitor, addresses, t }: Given,
  known: boolean,
  all: Html | false,
): Html {
  const { words } = visitor;
  const form = html`<form method="get" action="${addresses.path}#shops" role="search">
${addresses.carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="${PLACE_FIELD}">${t('touchpoints:landing.nearLabel')}</label>
<div class="ask"><input id="${PLACE_FIELD}" name="near" value="${words}" maxlength="80" autocomplete="postal-code" enterkeyhint="search" required><button>${t('touchpoints:landing.nearButton')}</button></div>
<div class="ways-in"><button type="button" class="link" data-use-my-position hidden>${t('touchpoints:landing.usePosition')}</button>${all}</div>
<p class="note" role="status" data-position-refused hidden>${t('touchpoints:landing.positionRefused')}</p>
</form>`;
  if (!known)
    return html`${words && html`<p class="note" role="status">${t('touchpoints:landing.placeUnknown', { words })}</p>`}${form}`;
  const place = places.from || visitor.seenAt?.label || t('touchpoints:landing.yourPosition');
  return html`<details class="place"><summary>${t('touchpoints:landing.around')} <span class="link">${place}</span></summary>${form}</details>`;
}

/** Names the country of the listed shops if no place was entered, or says that it has none. */
function countryLine({ places, visitor, t }: Given): Html | undefined {
  const code = visitor.country ?? (places.ofCountry > 0 ? visitor.likelyCountry : undefined);
  if (code === undefined) return undefined;
  const names = new Intl.DisplayNames(languageTag(visitor.locale), { type: 'region' });
  const country = names.of(code) ?? code;
  return html`<p class="quiet">${
    places.ofCountry > 0
      ? t('touchpoints:landing.ofCountry', { country, count: places.ofCountry })
      : t('touchpoints:landing.noneInCountry', { country })
  }</p>`;
}

function listWays({ places, addresses, t }: Given, page: number): Html {
  const pages = Math.max(1, Math.ceil(places.total / LIST_PAGE_SIZE));
  return html`<nav class="ways" aria-label="${t('touchpoints:landing.pages')}">
${page > 1 && html`<a class="link" rel="prev" href="${addresses.listPage(page - 1)}">${t('touchpoints:landing.previousPage')}</a>`}
<span>${t('touchpoints:landing.pageOf', { page, pages })}</span>
${page < pages && html`<a class="link" rel="next" href="${addresses.listPage(page + 1)}">${t('touchpoints:landing.nextPage')}</a>`}
</nav><p><a class="link all" href="${addresses.nearest}">${t('touchpoints:landing.onlyNearest')}</a></p>`;
}

function placeItem(
  place: PlaceToBuy,
  reader: {
    locale: Locale;
    t: Translate;
    unit: DistanceUnit;
    from: From;
    /** Number on the map, if it is shown there. */
    number: number | undefined;
  },
): Html {
  const { t } = reader;
  const open = formatOpeningState(place, reader);
  const address = [place.street, `${place.postalCode} ${place.city}`.trim()].filter(Boolean);
  const website = webAddress(place.website);
  const phone = phoneAddress(place.phone);
  return html`<li><details>
<summary>${reader.number !== undefined && html`<span class="no">${reader.number}</span>`}<span class="grow"><b>${place.name}</b><small>${[place.city, open].filter(Boolean).join(' · ')}</small></span>${
    place.distanceKm !== null &&
    html`<span class="km">${formatShopDistance(place.distanceKm, reader)}</span>`
  }${CHEVRON}</summary>
<p>${address.join(', ')}</p>
<p class="ways">${phone && html`<a class="link" href="${phone}">${place.phone}</a>`}
<a class="link" href="${mapAddress(place)}" rel="noopener noreferrer">${t('touchpoints:landing.map')}</a>
${website && html`<a class="link" href="${website}" rel="noopener noreferrer">${t('touchpoints:landing.website')}</a>`}</p>
</details></li>`;
}

const CHEVRON = html`<svg class="go" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6l6 6l-6 6"/></svg>`;

type DistanceUnit = 'kilometer' | 'mile';

export function countryDistanceUnit(country: string | undefined): DistanceUnit {
  return country !== undefined && IN_MILES.has(country) ? 'mile' : 'kilometer';
}

/** Precision of the origin: an area gives no kilometres. */
type From = 'position' | 'place' | 'area';

export function formatShopDistance(
  km: number,
  { locale, unit, from }: { locale: Locale; unit: DistanceUnit; from: From },
): string {
  const length = unit === 'mile' ? km / KM_OF_MILE : km;
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(locale), {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    }).format(value);
  if (from === 'area')
    return length < STEP_OF_AREA
      ? `<\u00a0${format(STEP_OF_AREA, 0)}`
      : `≈\u00a0${format(Math.round(length / STEP_OF_AREA) * STEP_OF_AREA, 0)}`;
  return format(length, length < 10 ? 1 : 0);
}

interface PlacesMap {
  picture: Html;
  /** Number on the map for each displayed place, by id. */
  numbers: ReadonlyMap<string, number>;
}

/** Map of the listed shops, drawn by the server, so it needs no script and no third party. */
export function placesMap(
  places: readonly PlaceToBuy[],
  { secrets, locale, t }: { secrets: Secrets; locale: Locale; t: Translate },
): PlacesMap | null {
  const located = withoutFar(places).flatMap(({ id, latitude, longitude }) =>
    latitude !== null && longitude !== null && Math.abs(latitude) <= NORTHERNMOST
      ? [{ id, longitude, latitude }]
      : [],
  );
  if (located.length === 0 || located.length > MAX_PINS) return null;
  const west = Math.min(...located.map(({ longitude }) => longitude));
  const east = Math.max(...located.map(({ longitude }) => longitude));
  const south = Math.min(...located.map(({ latitude }) => latitude));
  const north = Math.max(...located.map(({ latitude }) => latitude));
  const addressOf = (size: typeof PHONE) =>
    pictureAddress(secrets, {
      look: { bounds: [west, south, east, north] },
      ...size,
      pins: located.map(({ longitude, latitude }) => [longitude, latitude]),
      locale,
      // Pages of a brand are always light.
      theme: 'light',
    });
  return {
    picture: html`<picture><source media="(min-width: 800px)" srcset="${addressOf(WIDE)}" width="${WIDE.width}" height="${WIDE.height}"><img class="map" src="${addressOf(PHONE)}" width="${PHONE.width}" height="${PHONE.height}" loading="lazy" decoding="async" alt="${t('touchpoints:landing.mapAlt')}"></picture>`,
    numbers: new Map(located.map(({ id }, index) => [id, index + 1])),
  };
}

/** Sorted by distance, nearest first. */
function withoutFar(places: readonly PlaceToBuy[]): readonly PlaceToBuy[] {
  const middle = places[Math.floor((places.length - 1) / 2)]?.distanceKm ?? null;
  if (middle === null) return places;
  return places.filter(({ distanceKm }) => (distanceKm ?? 0) <= Math.max(1, middle) * FAR);
}
