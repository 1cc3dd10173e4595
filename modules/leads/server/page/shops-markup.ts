import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { formatDistance } from '../mails/format-for-mail.ts';
import type { PageForm } from './page-form.ts';

/**
 * Which store: searched by postal code or town, chosen from the list that comes back. Where the page around has a search
 * (`placeField`), its stores are those of that search.
 */
export function shopsMarkup(page: PageForm, placeField: string | null): Html {
  const { shops } = page;
  return html`<fieldset class="field shops" id="stores"><legend>${page.text('static.chooseShop')}</legend>
${placeField ? searchElsewhere(page, placeField) : ownSearch(page)}
${shops.items.map((shop) => shopMarkup(page, shop))}
</fieldset>`;
}

function searchElsewhere({ t, typed, shops }: PageForm, placeField: string): Html {
  return html`<input type="hidden" name="near" value="${typed.near}">
${shops.items.length === 0 && html`<p class="quiet"><a href="#${placeField}">${t('leads:widget.searchAbove')}</a></p>`}`;
}

function ownSearch({ t, typed, shops }: PageForm): Html {
  return html`<label for="f-near">${t('leads:page.near')}</label>
<div class="ask"><input id="f-near" name="near" value="${typed.near}" autocomplete="postal-code" maxlength="80"><button name="do" value="search" formnovalidate>${t('leads:page.search')}</button></div>
${shops.isUnknown && html`<p class="fault">${t('leads:page.noneNear')}</p>`}`;
}

function shopMarkup({ form, locale, typed }: PageForm, shop: PlaceToBuy): Html {
  const { resultDisplay, distanceUnit } = form.settings;
  const shows = (part: (typeof resultDisplay)[number]) => resultDisplay.includes(part);
  const address = [shop.street, `${shop.postalCode} ${shop.city}`.trim()]
    .filter(Boolean)
    .join(', ');
  const about = [shows('address') ? address : shop.city, shows('phone') ? shop.phone : '']
    .filter(Boolean)
    .join(' · ');
  const isFar = shows('distance') && shop.distanceKm !== null;
  return html`<label class="tick shop"><input type="radio" name="shop" value="${shop.id}"${shop.id === typed.shopId && html` checked`}><span class="grow"><b>${shop.name}</b><small>${about}</small></span>${isFar && html`<span class="km">${formatDistance(shop.distanceKm ?? 0, distanceUnit, locale)}</span>`}</label>
`;
}
