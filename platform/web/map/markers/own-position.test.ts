import { expect, test } from 'vitest';
import { ownPosition } from './own-position.tsx';

const browser = (answer: Geolocation['getCurrentPosition']) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation;

test('the browser’s answer comes back longitude first', async () => {
  const here = browser((found) =>
    found({ coords: { longitude: 2.57, latitude: 44.35 } } as GeolocationPosition),
  );
  expect(await ownPosition(here)).toEqual([2.57, 44.35]);
});

test('a browser without geolocation gives no position [OPP-09]', async () => {
  expect(await ownPosition(undefined)).toBeNull();
});

test.each([
  ['a reader who refuses, or a page that is not secure', 1],
  ['a device that does not know', 2],
  ['an answer that takes too long', 3],
])('%s gives no position [OPP-09]', async (_case, code) => {
  const refusing = browser((_, refused) => refused?.({ code } as GeolocationPositionError));
  expect(await ownPosition(refusing)).toBeNull();
});

test('the position request to the browser has a timeout [OPP-09]', async () => {
  let timeout: number | undefined;
  const patient = browser((_, refused, options) => {
    timeout = options?.timeout;
    refused?.({ code: 3 } as GeolocationPositionError);
  });
  await ownPosition(patient);
  expect(timeout).toBeLessThanOrEqual(10_000);
});
