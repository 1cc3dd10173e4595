import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { PICTURE_PNG_PATH, type PictureRequest, pictureAddress } from './picture-address.ts';

const suite = await testApp({ work: false });
const request = async (path: string) => (await suite.visitor().send({ method: 'GET', path })).raw;
const pictureRequest: PictureRequest = {
  look: { centre: [2.85, 44.68], zoom: 9 },
  width: 360,
  height: 200,
  pins: [[2.85, 44.68]],
  locale: 'fr',
  theme: 'light',
};

test('the signed address of a page’s map image returns the image and may be cached [BEY-02]', async () => {
  const answer = await request(pictureAddress(suite.app.secrets, pictureRequest));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers['cache-control']).toBe('public, max-age=604800');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
});

test('chats get the same picture as PNG [LOC-06]', async () => {
  const answer = await request(pictureAddress(suite.app.secrets, pictureRequest, PICTURE_PNG_PATH));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('from a few metres aside it is the same address', () => {
  const aside = { ...pictureRequest, pins: [[2.8502, 44.6799] as [number, number]] };
  expect(pictureAddress(suite.app.secrets, aside)).toBe(
    pictureAddress(suite.app.secrets, pictureRequest),
  );
});

test('a map image without a valid signature is not drawn [BEY-02]', async () => {
  const address = pictureAddress(suite.app.secrets, pictureRequest);
  const larger = Buffer.from(JSON.stringify({ ...pictureRequest, width: 1280 })).toString(
    'base64url',
  );
  for (const path of [
    '/map/picture.svg',
    '/map/picture.svg?of=x&by=y',
    '/map/picture.svg?of=x&of=y&by=z',
    address.replace(/of=[^&]*/, `of=${larger}`),
    `${address}x`,
  ])
    expect((await request(path)).statusCode, path).toBe(404);
});
