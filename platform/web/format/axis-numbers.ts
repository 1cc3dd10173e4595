import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

const SCALES = [1_000_000_000, 1_000_000, 1_000];
const WRITTEN_OUT_BELOW = 100_000;
const GROUPED_FROM = 10_000;

/**
 * Formats all numbers of one axis alike: in full while they are short, otherwise in the unit of the largest (0.5M next
 * to 1M, never 500K). A language without a compact form for that unit writes them in full.
 */
export function axisNumbers(locale: Locale, largest: number): (value: number) => string {
  const tag = numberTag(locale);
  const most = Math.abs(largest);
  const plain = Intl.NumberFormat(tag, {
    maximumFractionDigits: 2,
    // Some languages group only from five digits on; 5000 next to 10.000 would look inconsistent.
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
