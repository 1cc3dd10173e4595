import { expect, test } from 'vitest';
import { timeAgo, withTime } from './link-texts.ts';

const now = new Date('2026-11-16T12:00:00Z');
const ago = (moment: string, timeZone = 'Europe/Paris', brandZone = timeZone) =>
  String(timeAgo({ locale: 'en', timeZone, now, brand: { timeZone: brandZone } }, moment));

test('a recent moment is shown as just now, then relative, and after a day as a date [LEAD-11]', () => {
  expect(ago('2026-11-16T11:59:30Z')).toBe('just now');
  expect(ago('2026-11-16T11:58:00Z')).toBe('2 minutes ago');
  expect(ago('2026-11-16T09:00:00Z')).toBe('3 hours ago');
  expect(ago('2026-11-14T09:00:00Z')).toContain('14 November');
  // In the store's time zone.
  expect(ago('2026-11-14T09:00:00Z', 'Europe/Helsinki')).toContain('11:00');
});

test('a moment contains the data for the browser, and names the store’s zone where it differs from the brand’s [LEAD-11]', () => {
  const moment = '2026-11-14T09:00:00Z';
  expect(ago(moment, 'Europe/Helsinki', 'Europe/Paris')).toContain('11:00 EET</time>');
  expect(ago(moment, 'Europe/Oslo', 'Europe/Paris')).toContain('10:00</time>');
  expect(ago(moment)).toContain(
    '<time datetime="2026-11-14T09:00:00.000Z" data-zone="Europe/Paris" data-style="{&quot;weekday',
  );
});

test('a time inside a sentence is markup, the sentence is text [LEAD-11]', () => {
  const rendered = withTime('<now>', (time) => `a <b> ${time} & c`);
  expect(String(rendered)).toBe('a &lt;b&gt; &lt;now&gt; &amp; c');
});
