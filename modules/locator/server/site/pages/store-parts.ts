import { type TypeShape, typeShape } from '#modules/locator/contract/locator-config.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { configUrl, pageHref, type Site } from '../site.ts';
import { distanceText } from '../site-text.ts';
import type { SiteArea } from '../site-tree.ts';
import type { SiteStore } from '../stores.ts';
import { openingText } from './opening-text.ts';

/** Attribute values that mean "not available". */
const UNSET: ReadonlySet<string> = new Set(['', '0', 'false', 'no', 'non', 'nein', 'nei']);

export function isSet(value: string | undefined): boolean {
  return value !== undefined && !UNSET.has(value.trim().toLowerCase());
}

/** Undefined if the text contains no phone number. */
export function phoneHref(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** `12 rue du Touat, 12000 Rodez`. */
export function addressLine({ street, postalCode, city }: SiteStore): string {
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** Attributes shown as tags, in the brand's wording. */
export function serviceTags(site: Site, { attributes }: SiteStore): string[] {
  return site.locator.config.customData
    .filter(({ display }) => display === 'tags')
    .flatMap((list) => list.attributes)
    .filter((name) => Object.hasOwn(attributes, name) && isSet(attributes[name]))
    .map((name) => site.text.ofBrand(name));
}

const TAGS_IN_LIST = 2;

/** Stores as a list; each links to its own page. `numbers` are those of the map. */
export function storeList(
  site: Site,
  stores: readonly SiteStore[],
  given: { numbers?: ReadonlyMap<string, number>; isShort?: boolean } = {},
): Html {
  return html`<ol class="store-list">${stores.map((store) =>
    storeItem(site, store, { number: given.numbers?.get(store.id), isShort: given.isShort }),
  )}</ol>`;
}

function storeItem(
  site: Site,
  store: SiteStore,
  { number, isShort }: { number: number | undefined; isShort: boolean | undefined },
): Html {
  const opening = openingText(store, site);
  const preferred = isShort ? undefined : preferredType(site, store);
  const tags = isShort
    ? []
    : [...(preferred ? [preferred] : []), ...serviceTags(site, store)].slice(0, TAGS_IN_LIST);
  const phone = phoneHref(store.phone);
  const { icon } = typePictures(site, store);
  const shape = shapeOfType(site, store.type?.id);
  return html`<li class="store-item" data-id="${store.id}"${onMap(site, store)}${store.type && html` data-type="${store.type.id}"`}${phone && html` data-phone="${store.phone}"`}>
${number !== undefined && html`<span class="store-number"${shape !== 'disc' && html` data-shape="${shape}"`} aria-hidden="true">${number}</span>`}<h2 class="store-name">${icon && html`<img class="store-icon" src="${icon}" alt="" width="20" height="20" loading="lazy" decoding="async">`}<a href="${pageHref(site, store.path)}">${store.name}</a></h2>
${store.distanceKm !== null && html`<span class="store-distance">${distanceText(store.distanceKm, site.unit, site.locale)}</span>`}
<p class="store-address">${isShort ? [store.city, opening?.state].filter(Boolean).join(' · ') : addressLine(store)}</p>
${
  !isShort &&
  (opening || tags.length > 0) &&
  html`<p class="store-facts">${opening && html`<span class="store-state${opening.isOpen && ' is-open'}">${opening.state}</span>`}${tags.map((tag) => html` <span class="store-tag">${tag}</span>`)}</p>`
}
</li>`;
}

/** The name of a type with a weight, because such a store can come before a nearer one. */
function preferredType(site: Site, { type, distanceKm }: SiteStore): string | undefined {
  if (!type || distanceKm === null) return undefined;
  const { locationTypes } = site.locator.config;
  const isPreferred = locationTypes.some(({ typeId, weight }) => typeId === type.id && weight > 0);
  return isPreferred ? site.text.ofBrand(type.name) : undefined;
}

/** Position and type marker of a store for the live map. */
export function onMap(site: Site, store: SiteStore): Html | false {
  if (store.latitude === null) return false;
  const { marker } = typePictures(site, store);
  return html` data-lat="${store.latitude}" data-lng="${store.longitude}"${marker !== undefined && html` data-marker="${marker}"`}`;
}

/** Types differ by shape, in the order of the configuration. */
export function shapeOfType({ locator }: Site, typeId: string | undefined): TypeShape {
  return typeShape(locator.config.locationTypes.findIndex((type) => type.typeId === typeId));
}

/** Configured icons of the store's type; the default marker otherwise. */
function typePictures(
  site: Site,
  { type }: SiteStore,
): { marker: string | undefined; icon: string | undefined } {
  const { locationTypes, defaultMarkerUrl } = site.locator.config;
  const own = type ? locationTypes.find(({ typeId }) => typeId === type.id) : undefined;
  return {
    marker: configUrl(site, own?.markerUrl || defaultMarkerUrl),
    icon: configUrl(site, own?.iconUrl ?? ''),
  };
}

/** Actions for a store within thumb reach: call, directions, request a product. */
export function actionBar(site: Site, store: SiteStore, given: { askHref?: string }): Html {
  const { text } = site;
  const phone = phoneHref(store.phone);
  const opening = openingText(store, site);
  return html`<aside class="action-bar" aria-label="${text('actions', { store: store.name })}" data-id="${store.id}">
<p class="action-store"><b>${[store.name, store.city].filter(Boolean).join(', ')}</b>${opening && html` <span>${opening.state}</span>`}</p>
<div class="action-links">${phone && html`<a class="action call" href="${phone}" data-hit="call"><span class="action-label">${text('call')}</span> <span class="action-number">${store.phone}</span></a>`}
<a class="action directions" href="${pageHref(site, store.path)}#directions">${text('directions')}</a>
${given.askHref && html`<a class="action ask" href="${given.askHref}">${text('askStore')}</a>`}</div>
</aside>`;
}

export interface Crumb {
  name: string;
  path: readonly string[];
}

export function breadcrumbs(site: Site, parents: readonly Crumb[], current: string): Html {
  return html`<nav class="breadcrumbs" aria-label="${site.text('breadcrumbs')}"><ol>${[
    { name: site.text('allStores'), path: [] },
    ...parents,
  ].map(
    ({ name, path }) => html`<li><a href="${pageHref(site, path)}">${name}</a></li>`,
  )}<li aria-current="page">${current}</li></ol></nav>`;
}

export function pageLinks(
  site: Site,
  given: { page: number; pages: number; href: (page: number) => string },
): Html | false {
  const { page, pages, href } = given;
  if (pages < 2) return false;
  const { text } = site;
  return html`<nav class="pages" aria-label="${text('pages')}">
${page > 1 && html`<a rel="prev" href="${href(page - 1)}">${text('previousPage')}</a>`}
<span>${text('pageOf', { page, pages })}</span>
${page < pages && html`<a rel="next" href="${href(page + 1)}">${text('nextPage')}</a>`}
</nav>`;
}

/** Areas with their number of stores. */
export function areaLinks(site: Site, areas: readonly SiteArea[], title: string): Html {
  return html`<section class="areas"><h2>${title}</h2><ul class="area-list">${areas.map(
    ({ path, name, stores }) =>
      html`<li><a href="${pageHref(site, path)}">${name}</a> <span class="area-count">${site.text('storeCount', { count: stores })}</span></li>`,
  )}</ul></section>`;
}
