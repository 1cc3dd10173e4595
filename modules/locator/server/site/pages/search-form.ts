import { type Html, html } from '#platform/server/http/html.ts';
import { pageHref, type Site } from '../site.ts';
import type { SiteQuery } from '../site-request.ts';
import type { FilterChoices } from '../stores.ts';

/** The search as a plain form that is sent as a URL, so that each search can be shared. */
export function searchForm(site: Site, query: SiteQuery, choices: FilterChoices): Html {
  const { text } = site;
  return html`<form class="search-form" method="get" action="${pageHref(site, []).split('?')[0]}" role="search">
${site.previewToken !== null && html`<input type="hidden" name="preview" value="${site.previewToken}">`}
${site.isEmbedded && html`<input type="hidden" name="embed" value="1">`}
${site.embeddedIn !== null && html`<input type="hidden" name="on" value="${site.embeddedIn}">`}
<div class="search-place">
<label class="unseen" for="q">${text('searchLabel')}</label>
<input id="q" name="q" type="search" value="${query.words}" maxlength="80" autocomplete="off" enterkeyhint="search" placeholder="${text('searchPlaceholder')}">
<button class="search-button">${text('searchButton')}</button>
<button class="around-me" type="button" data-around-me hidden>${text('aroundMe')}</button>
<button class="show-filters" type="button" aria-controls="filters" aria-expanded="false" data-show-filters hidden>${text('filters')}</button>
</div>
<p class="search-note" role="status" data-search-note hidden>${site.app.texts.translator(site.locale)('platform:map.noGeolocation')}</p>
${
  query.position &&
  html`<input type="hidden" name="lat" value="${query.position.latitude}" data-position><input type="hidden" name="lng" value="${query.position.longitude}" data-position>`
}
${filters(site, query, choices)}
</form>`;
}

/** Approximate width of a letter and of what is around a name, and the width that the types have, in pixels. */
const [LETTER, LETTER_ROOM] = [6.4, 17];
const LINE = 340;
const LINE_BESIDE_SERVICES = 250;

/** Types that do not fit in one line are a menu. */
function filters(
  site: Site,
  query: SiteQuery,
  { types, attributes, product }: FilterChoices,
): Html {
  const { text } = site;
  const isChosen = query.typeIds.length === 1 ? query.typeIds[0] : undefined;
  const offered = [{ id: '', name: text('allTypes') }, ...types];
  const inLine = offered.reduce((sum, { name }) => sum + name.length * LETTER + LETTER_ROOM, 0);
  const isFiltered =
    query.openNow || query.typeIds.length > 0 || query.has.length > 0 || query.product !== '';
  return html`<fieldset class="filters" id="filters"${isFiltered && html` data-active`}><legend>${text('filters')}</legend>
${
  types.length > 1 &&
  (inLine <= (attributes.length > 0 ? LINE_BESIDE_SERVICES : LINE)
    ? html`<div class="filter-types" role="radiogroup" aria-label="${text('filterType')}">
${offered.map(
  ({ id, name }) =>
    html`<label class="filter-type"><input type="radio" name="type" value="${id}"${(isChosen ?? '') === id && html` checked`}><span>${name}</span></label>`,
)}</div>`
    : html`<details class="filter-menu filter-kinds"><summary>${types.find(({ id }) => id === isChosen)?.name ?? text('filterType')}</summary><div role="radiogroup" aria-label="${text('filterType')}">${offered.map(
        ({ id, name }) =>
          html`<label class="filter-service"><input type="radio" name="type" value="${id}"${(isChosen ?? '') === id && html` checked`}><span>${name}</span></label>`,
      )}</div></details>`)
}
<label class="filter-open"><input type="checkbox" name="open" value="1"${query.openNow && html` checked`}><span>${text('openNow')}</span></label>
${
  attributes.length > 0 &&
  html`<details class="filter-menu filter-services"><summary>${text('filterServices')}${query.has.length > 0 && html` <span class="filter-count">${query.has.length}</span>`}</summary><div>${attributes.map(
    (name) =>
      html`<label class="filter-service"><input type="checkbox" name="has" value="${name}"${query.has.includes(name) && html` checked`}><span>${site.text.ofBrand(name)}</span></label>`,
  )}</div></details>`
}
${
  query.product &&
  html`<label class="filter-product"><input type="checkbox" name="product" value="${query.product}" checked><span>${text('filterProduct', { product: product ?? query.product })}</span></label>`
}
<button class="filter-button">${text('applyFilters')}</button>
</fieldset>`;
}
