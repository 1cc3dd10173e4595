import type { FoundShop } from '../../contract/widget/shop-search.ts';
import { intlTag } from '../texts/widget-translate.ts';

/** `1.4 km`: one decimal below ten, and rounded to five if the origin is only approximate. */
export function shopDistanceText(
  distance: number,
  { unit, isRough, locale }: { unit: 'km' | 'mi'; isRough: boolean; locale: string },
): string {
  const words = new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 && !isRough ? 1 : 0,
  }).format(isRough ? Math.max(5, Math.round(distance / 5) * 5) : distance);
  return isRough ? `≈\u00a0${words}` : words;
}

/** The next opening hours in the visitor's time: `Mon 9:30–18:00`; hours do not wrap. */
export function shopHoursText(hours: FoundShop['openingHours'], locale: string, now: Date): string {
  if (!hours) return '';
  const today = (now.getDay() + 6) % 7;
  const clock = now.toTimeString().slice(0, 5);
  // What began yesterday may end after midnight.
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

const short = (clock: string) => clock.replace(/^0/, '');

export function shopAddressText({ street, postalCode, city }: FoundShop): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
