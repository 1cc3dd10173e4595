import { expect, test } from 'vitest';
import { ownPosition } from './own-position.ts';

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

test('a reader who refuses gives no position [OPP-09]', async () => {
  const refusing = browser((_, refused) => refused?.({ code: 1 } as GeolocationPositionError));
  expect(await ownPosition(refusing)).toBeNull();
});
