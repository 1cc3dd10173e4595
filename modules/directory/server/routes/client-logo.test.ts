import { expect, test } from 'vitest';
import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/client-logo.ts';
import { testHouse } from '#platform/testing/test-house.ts';

const house = await testHouse();
const superAdmin = await house.visitor().as(await house.people.user({ superAdmin: true }));
const client = await house.people.client();
const user = await house
  .visitor()
  .as(await house.people.user({ at: [{ client, role: 'store_owner' }] }));
const params = { uuid: client.id };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is set, shown to the users of the client, replaced and taken away [SUP-01]', async () => {
  expect((await user.call(getClientLogoCall, { params, query: {} })).status).toBe(404);
  const set = () =>
    superAdmin.upload(setClientLogoCall, { params, file: new File([PNG], 'logo.png') });
  const first = await set();
  expect(first.body.logoId).toBeTruthy();
  const second = await set();
  expect(second.body.logoId).not.toBe(first.body.logoId);
  const shown = await user.call(getClientLogoCall, { params, query: {} });
  expect(shown.headers['content-type']).toBe('image/png');
  expect(shown.raw.rawPayload).toEqual(PNG);
  const gone = await superAdmin.call(removeClientLogoCall, { params });
  expect(gone.body.logoId).toBeNull();
  expect((await user.call(getClientLogoCall, { params, query: {} })).status).toBe(404);
});

test('what is no picture, or too large, is refused at its field', async () => {
  const upload = async (content: BlobPart, name: string) =>
    (await superAdmin.upload(setClientLogoCall, { params, file: new File([content], name) }))
      .problem;
  expect(await upload('<svg onload="x"/>', 'logo.png')).toMatchObject({
    code: 'FILE_TYPE_NOT_ALLOWED',
    errors: [{ field: 'body.file' }],
  });
  const large = Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]);
  expect((await upload(large, 'logo.png')).code).toBe('FILE_TOO_LARGE');
});
