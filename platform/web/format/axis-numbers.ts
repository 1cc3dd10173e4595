import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

const SCALES = [1_000_000_000, 1_000_000, 1_000];
const WRITTEN_OUT_BELOW = 100_000;
const GROUPED_FROM = 10_000;

/**
 * The numbers of one axis, all written alike: whole while they are short, else in the unit of the largest (0.5M beside 1M,
 * never 500K). A language without a word for that unit writes them whole.
 */
export function axisNumbers(locale: Locale, largest: number): (value: number) => string {
  const tag = numberTag(locale);
  const most = Math.abs(largest);
  const plain = Intl.NumberFormat(tag, {
    maximumFractionDigits: 2,
    // Some languages group from five digits on; beside 10.000 a 5000 would look like another thing.
    useGrouping: most >= GROUPED_FROM ? 'always' : 'auto',
  });
  const scale = SCALES.find((each) => most >= each);
  if (most < WRITTEN_OUT_BELOW || scale === undefined) return (value) => plain.format(value);
  const parts = Intl.NumberFormat(tag, { notation: 'compact' }).formatToParts(scale);
  if (!parts.some(({ type }) => type === 'compact')) return (value) => plain.format(value);
  const unit = parts
    .filter(({ type }) => type !== 'integer')
    .map(({ value }) => value)
    .join('');
  return (value) => (value === 0 ? '0' : `${plain.format(value / scale)}${unit}`);
}
