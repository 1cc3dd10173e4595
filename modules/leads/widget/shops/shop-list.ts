import type { FoundShop, ShopsFound } from '../../contract/widget/shop-search.ts';
import { element } from '../dom/element.ts';
import type { Drawing } from '../fields/field-view.ts';
import { shopAddressText, shopDistanceText, shopHoursText } from './shop-texts.ts';

/** The shops that were found, one of which can be chosen: name, where it is, when it opens, how far it is. */
export function shopList(
  { items, distanceUnit, fromArea }: Pick<ShopsFound, 'items' | 'distanceUnit' | 'fromArea'>,
  { form: { locale } }: Drawing,
  { chosen, onChoose }: { chosen: string | undefined; onChoose(shop: FoundShop): void },
): HTMLElement {
  const rows = items.map((shop) => {
    const radio = element('input', {
      type: 'radio',
      name: 'shop',
      value: shop.id,
      onchange: () => onChoose(shop),
    });
    radio.checked = shop.id === chosen;
    const detail = [
      shopAddressText(shop),
      // The day stays with its hours.
      shopHoursText(shop.openingHours, locale, new Date()).replace(' ', '\u00a0'),
      shop.phone,
    ].filter(Boolean);
    const distance =
      shop.distance === null
        ? ''
        : shopDistanceText(shop.distance, { unit: distanceUnit, isRough: fromArea, locale });
    return element(
      'div',
      { class: 'shop' },
      element(
        'label',
        {},
        radio,
        element(
          'span',
          { class: 'grow' },
          element('span', { class: 'name' }, shop.name),
          element('span', { class: 'detail' }, detail.join(', ')),
        ),
        element('span', { class: 'distance' }, distance),
      ),
      websiteOf(shop),
    );
  });
  return element('div', { class: 'shops' }, ...rows);
}

/** Beside the label and not in it: a link in a label would be pressed with it. */
function websiteOf({ website, name }: FoundShop): HTMLElement | null {
  if (!website || !/^https?:\/\//i.test(website)) return null;
  const host = URL.parse(website)?.host.replace(/^www\./, '') ?? name;
  return element('a', { href: website, target: '_blank', rel: 'noopener' }, host);
}
