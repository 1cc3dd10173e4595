import type { FoundShop, ShopsFound } from '../../contract/widget/public-form-calls.ts';
import { element } from '../dom/element.ts';
import type { Drawing } from '../fields/field-view.ts';
import { intlTag } from '../texts/widget-translate.ts';

const short = (clock: string) => clock.replace(/^0/, '');

/** Found shops to choose from: name, address, opening hours, distance. */
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
      // Keeps a day and its hours on one line.
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

/** Next to the label instead of inside, because a click on the label would open the link. */
function websiteOf({ website, name }: FoundShop): HTMLElement | null {
  if (!website || !/^https?:\/\//i.test(website)) return null;
  const host = URL.parse(website)?.host.replace(/^www\./, '') ?? name;
  return element('a', { href: website, target: '_blank', rel: 'noopener' }, host);
}

/** `1.4 km`: one decimal below ten, and rounded to five if the origin is only approximate. */
export function shopDistanceText(
  distance: number,
  { unit, isRough, locale }: { unit: 'km' | 'mi'; isRough: boolean; locale: string },
): string {
  const formatted = new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 && !isRough ? 1 : 0,
  }).format(isRough ? Math.max(5, Math.round(distance / 5) * 5) : distance);
  return isRough ? `≈\u00a0${formatted}` : formatted;
}

/** The next opening hours in the visitor's time: `Mon 9:30–18:00`; hours do not wrap. */
export function shopHoursText(hours: FoundShop['openingHours'], locale: string, now: Date): string {
  if (!hours) return '';
  const today = (now.getDay() + 6) % 7;
  const clock = now.toTimeString().slice(0, 5);
  // Hours that began yesterday may end after midnight.
  for (let ahead = -1; ahead < 8; ahead += 1) {
    const spans = (hours[(today + ahead + 7) % 7] ?? []).filter(({ from, to }) => {
      const isNight = to <= from;
      return ahead > 0 || (ahead === 0 ? isNight || to > clock : isNight && to > clock);
    });
    if (spans.length === 0) continue;
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const name = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short' }).format(day);
    return `${name} ${spans.map(({ from, to }) => `${short(from)}\u2060–\u2060${short(to)}`).join(', ')}`;
  }
  return '';
}

function shopAddressText({ street, postalCode, city }: FoundShop): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
