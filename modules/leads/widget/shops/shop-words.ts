import type { FoundShop } from '../../contract/widget/shop-search.ts';
import { tagOf } from '../words/say.ts';

/** `1.4 km`: to the hundred metres where it is near, and roughly where it is known roughly. */
export function distanceWords(
  distance: number,
  { unit, isRough, locale }: { unit: 'km' | 'mi'; isRough: boolean; locale: string },
): string {
  const words = new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 && !isRough ? 1 : 0,
  }).format(isRough ? Math.max(5, Math.round(distance / 5) * 5) : distance);
  return isRough ? `≈\u00a0${words}` : words;
}

/** The next day on which it opens, by the visitor's own clock: `Mon 9:30–18:00`, whose hours stay on one line. */
export function hoursWords(hours: FoundShop['openingHours'], locale: string, now: Date): string {
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
    const name = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short' }).format(day);
    return `${name} ${spans.map(({ from, to }) => `${short(from)}\u2060–\u2060${short(to)}`).join(', ')}`;
  }
  return '';
}

const short = (clock: string) => clock.replace(/^0/, '');

export function addressWords({ street, postalCode, city }: FoundShop): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
