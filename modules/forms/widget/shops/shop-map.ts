import type { FoundShop, ShopMap, ShopsFound } from '../../contract/widget/public-form-calls.ts';
import { element } from '../dom/element.ts';
import type { Drawing } from '../fields/field-view.ts';

/**
 * A base map image with a button for each shop, loaded when shown. Pins are positioned through the CSSOM, which a CSP
 * without inline styles permits.
 */
export function shopMap(
  { map, items }: Pick<ShopsFound, 'items'> & { map: ShopMap },
  { say, calls }: Drawing,
  { chosen, onChoose }: { chosen: string | undefined; onChoose(shop: FoundShop): void },
): HTMLElement {
  const picture = element('img', {
    alt: '',
    width: map.width,
    height: map.height,
    decoding: 'async',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  const pins = element('div', { class: 'pins' });
  const zoom = element('button', { type: 'button', class: 'zoom', onclick: () => show(!isNear) });
  let isNear = false;

  function show(near: boolean): void {
    isNear = near;
    const look = (near && map.near.find(({ id }) => id === chosen)?.look) || map.whole;
    picture.src = new URL(look.url, calls.server).href;
    zoom.textContent = say(near ? 'forms:widget.zoomOut' : 'forms:widget.zoomIn');
    pins.replaceChildren(
      ...look.pins.flatMap((pin) => {
        const index = items.findIndex(({ id }) => id === pin.id);
        const shop = items[index];
        if (!shop) return [];
        const button = element(
          'button',
          {
            type: 'button',
            class: 'pin',
            'aria-label': `${index + 1}, ${shop.name}`,
            title: shop.name,
            'aria-pressed': String(pin.id === chosen),
            onclick: () => onChoose(shop),
          },
          String(index + 1),
        );
        button.style.left = `${(pin.x / map.width) * 100}%`;
        button.style.top = `${(pin.y / map.height) * 100}%`;
        return [button];
      }),
    );
  }
  show(false);
  return element(
    'div',
    { class: 'map', role: 'group', 'aria-label': say('forms:widget.mapLabel') },
    picture,
    pins,
    map.near.length > 0 ? zoom : null,
  );
}
