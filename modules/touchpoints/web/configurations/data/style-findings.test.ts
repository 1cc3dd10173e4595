import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { styleFindings } from '../components/code-style-section.tsx';

const verdicts = (style: object, modules?: number) =>
  styleFindings({ ...PLAIN_STYLE, ...style }, modules).map(({ check, verdict }) => [
    check,
    verdict,
  ]);

test('a style is checked only for what it decides itself, not for size or end date [TP-05]', () => {
  expect(verdicts({})).toEqual([
    ['contrast', 'fine'],
    ['quietZone', 'fine'],
  ]);
  expect(
    verdicts({ foreground: '#ffffff', ground: '#eeeeee', quietZone: 1, logo: 'brand', level: 'L' }),
  ).toEqual([
    ['contrast', 'stop'],
    ['inverted', 'stop'],
    ['quietZone', 'stop'],
    ['logo', 'stop'],
  ]);
  // A code with that many modules is too fine for 25 mm, which does not depend on the style.
  expect(verdicts({}, 177).map(([, verdict]) => verdict)).toEqual(['fine', 'fine']);
});

test('a colour that is half typed is not checked', () => {
  expect(verdicts({ foreground: '#12' })).toEqual([]);
});
