import { photoPath } from '#modules/directory/contract/locations/location-photos.ts';
import { type LandingForm, landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { Html, html } from '#platform/server/http/html.ts';
import { canonicalUrl, pageHref, type Site, webAddress } from '../site.ts';
import { countryName } from '../site-text.ts';
import type { FoundStore } from '../site-tree.ts';
import { nearbyStores, type SiteStore } from '../stores.ts';
import { laterExceptions, openingText, weekHours } from './opening-text.ts';
import type { SitePage } from './site-frame.ts';
import {
  actionBar,
  addressLine,
  breadcrumbs,
  isSet,
  onMap,
  phoneHref,
  storeList,
} from './store-parts.ts';
import { mapPart, storesMap } from './stores-map.ts';
import { storeData } from './structured-data.ts';

const NEARBY = 4;

/** Page of a store: hours, contact, directions, services, lead form and nearby stores [LOC-06]. */
export async function locationPage(
  site: Site,
  { store, parents }: FoundStore,
): Promise<SitePage & { mapHosts: readonly string[]; form: LandingForm['standing'] }> {
  const { text, locator } = site;
  const [nearby, form] = await Promise.all([
    nearbyStores(site, store, NEARBY),
    formOfStore(site, store),
  ]);
  const map = storesMap(site, [{ ...store, distanceKm: 0 }, ...nearby], {
    isFirstChosen: true,
  });
  const photo = store.photos[0];
  const title = text('pageTitle', {
    title: [store.name, store.city].filter(Boolean).join(', '),
    brand: locator.brand.name,
  });
  return {
    kind: 'location',
    title,
    description: text('locationDescription', {
      store: store.name,
      address: addressLine(store),
      brand: locator.brand.name,
    }),
    segments: store.path,
    isListed: true,
    ...((photo || map) && {
      image: photo
        ? `${site.origin}${photoPath(locator.clientId, photo.fileId)}`
        : `${site.origin}${map?.preview}`,
    }),
    structuredData: storeData(site, { store, parents }),
    styles: form?.standing ? [form.standing.formStyle] : [],
    form: form?.standing,
    mapHosts: form?.standing?.mapHosts ?? [],
    content: html`<main id="main" class="location-page" data-id="${store.id}"${onMap(site, store)}>
<article class="location">${breadcrumbs(site, parents, store.name)}
<h1>${store.name}</h1>
${store.type && html`<p class="location-type">${site.text.ofBrand(store.type.name)}</p>`}
${contactPart(site, store)}
${hoursPart(site, store)}
${factsPart(site, store)}
${photosPart(site, store)}
</article>
${form && formPart(form)}
<section class="around">${mapPart(site, map)}
${
  nearby.length > 0 &&
  html`<section class="nearby"><div class="nearby-head"><h2>${text('nearby')}</h2>
${parents.at(-1) && html`<p><a href="${pageHref(site, parents.at(-1)?.path ?? [])}">${text('allIn', { place: parents.at(-1)?.name ?? '' })}</a></p>`}</div>
${storeList(site, nearby, { isShort: true, ...(map && { numbers: map.numbers }) })}</section>`
}</section>
</main>`,
    actionBar: actionBar(site, store, form ? { askHref: '#ask' } : {}),
  };
}

/** Where, how to call, and whether it is open: a line each, with its action at the end. */
function contactPart(site: Site, store: SiteStore): Html {
  const { text } = site;
  const phone = phoneHref(store.phone);
  const website = webAddress(store.website);
  const opening = openingText(store, site);
  const within = [store.region, countryName(store.country, site.locale)].filter(Boolean).join(', ');
  return html`<div class="contact">
<div class="contact-line address"><address>${addressLine(store)}<small>${within}</small></address>
${directionsPart(site, store)}</div>
${phone && html`<div class="contact-line phone"><a href="${phone}" data-hit="call">${store.phone} <span class="contact-act">${text('call')}</span></a></div>`}
${website && html`<div class="contact-line website"><a href="${website}" rel="noopener noreferrer" data-hit="website">${text('website')}</a></div>`}
${opening && html`<div class="contact-line opening"><p class="store-state${opening.isOpen && ' is-open'}">${opening.state}${opening.soon && html`<small>${opening.soon}</small>`}</p></div>`}
</div>`;
}

/** The visitor chooses the map app; nothing is requested from it before the click. */
function directionsPart(site: Site, store: SiteStore): Html {
  const { latitude, longitude } = store;
  const encodedAddress = encodeURIComponent(
    [store.name, store.street, store.postalCode, store.city, store.country]
      .filter(Boolean)
      .join(' '),
  );
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  const apps = [
    ...(point
      ? [
          {
            name: site.text('mapApp'),
            href: `geo:${point}?q=${point}(${encodeURIComponent(store.name)})`,
          },
        ]
      : []),
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${point ?? encodedAddress}`,
    },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${point ?? encodedAddress}` },
    {
      name: 'OpenStreetMap',
      href: point
        ? `https://www.openstreetmap.org/directions?to=${point}`
        : `https://www.openstreetmap.org/search?query=${encodedAddress}`,
    },
    {
      name: 'Waze',
      href: `https://waze.com/ul?${point ? `ll=${point}` : `q=${encodedAddress}`}&navigate=yes`,
    },
  ];
  return html`<details class="directions" id="directions"><summary>${site.text('directions')}</summary>
<ul>${apps.map(({ name, href }) => html`<li><a href="${href}" rel="noopener noreferrer" data-hit="directions">${name}</a></li>`)}</ul></details>`;
}

/** Each of several spans of time stays on one line. */
function unbroken(hours: string): Html | string {
  const spans = hours.split(', ');
  if (spans.length === 1) return hours;
  return html`${spans.map((span, at) => html`${at > 0 && ', '}<span>${span}</span>`)}`;
}

function hoursPart(site: Site, store: SiteStore): Html | false {
  const { text } = site;
  const week = weekHours(store, site);
  const later = laterExceptions(store, site);
  if (week.length === 0 && later.length === 0) return false;
  return html`<section class="hours"><h2>${text('hours')}</h2>
${
  week.length > 0 &&
  html`<table class="hours-table"><tbody>${week.map(
    (day) =>
      html`<tr${day.isToday && html` class="is-today"`}><th scope="row">${day.isToday ? text('todayIs', { day: day.name }) : day.name}${day.exception && html` <small>${day.exception}</small>`}</th><td${day.isClosed && html` class="is-closed"`}>${unbroken(day.hours)}</td></tr>`,
  )}</tbody></table>`
}
${
  later.length > 0 &&
  html`<h3>${text('exceptions')}</h3><table class="hours-table exceptions"><tbody>${later.map(
    ({ days, hours, name }) =>
      html`<tr><th scope="row">${days}${name && html` <small>${name}</small>`}</th><td>${unbroken(hours)}</td></tr>`,
  )}</tbody></table>`
}
</section>`;
}

/** Custom lists of facts, from attributes of the directory. */
function factsPart(site: Site, { attributes }: SiteStore): Html {
  const lists = site.locator.config.customData.map((list) => {
    const facts = list.attributes.flatMap((name) => {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      return value !== undefined && isSet(value) ? [{ name: site.text.ofBrand(name), value }] : [];
    });
    if (facts.length === 0) return null;
    const content =
      list.display === 'tags'
        ? html`<ul class="tags">${facts.map(({ name }) => html`<li>${name}</li>`)}</ul>`
        : html`<dl class="values">${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
    return html`<section class="facts"><h2>${site.text.ofBrand(list.header)}</h2>${content}</section>`;
  });
  return html`${lists}`;
}

function photosPart(site: Site, { photos, name }: SiteStore): Html | false {
  if (photos.length === 0) return false;
  return html`<ul class="photos">${photos.map(
    ({ fileId, alt }) =>
      html`<li><img src="${photoPath(site.locator.clientId, fileId)}" alt="${alt || name}" loading="lazy" decoding="async"></li>`,
  )}</ul>`;
}

/** The brand's default form with this store selected; null without an active form. */
async function formOfStore(site: Site, store: SiteStore): Promise<LandingForm | null> {
  const { app, locator, locale } = site;
  const { clientId, config } = locator;
  if (config.defaultFormId === null || !app.ports.isAnswered(landingForm)) return null;
  return app.ports.call(
    landingForm,
    {
      ...{ clientId, locale, sku: '', visitId: null, formId: config.defaultFormId },
      ...{ placeId: store.id, near: null, placeField: null },
      pageUrl: canonicalUrl(site, store.path),
      ...(site.isEmbedded && { framedBy: site.embeddedIn ?? '' }),
    },
    { db: app.database.ofClient(clientId), app },
  );
}

/** Pages on which the brand did not allow its form get a link to it. */
function formPart(form: LandingForm): Html {
  return html`<section class="store-form" id="ask" aria-labelledby="ask-title"><h2 id="ask-title">${form.title}</h2>
${form.note && html`<p class="form-note">${form.note}</p>`}
${form.standing ? new Html(form.standing.markup) : html`<a class="ask-link" href="${form.url}" target="_top" data-hit="form">${form.button}</a>`}
</section>`;
}
