import { expect, test } from 'vitest';
import {
  DEFAULT_CONFIG,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { isAuthorizedPage } from './map-keys.ts';

const suite = await testApp({ work: false });
const { app } = suite;

async function brandWith(authorizedDomains: string[]) {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const save = (domains: string[], version: number) =>
    admin.call(saveConfigurationCall, {
      params: { clientId: client.id },
      body: { config: { ...DEFAULT_CONFIG, authorizedDomains: domains }, version },
    });
  await save(authorizedDomains, 0);
  return {
    client,
    save,
    allows: (origin: string) => isAuthorizedPage({ app }, { clientId: client.id, origin }),
  };
}

test('only pages of the listed hosts are authorized [OPP-08]', async () => {
  const { allows } = await brandWith(['maison.example', '*.shops.example']);
  for (const origin of [
    'https://maison.example',
    'https://www.shops.example',
    'https://a.b.shops.example',
  ])
    expect([origin, await allows(origin)]).toEqual([origin, true]);
  for (const origin of [
    'https://evil-maison.example',
    'https://maison.example.evil.example',
    'https://www.maison.example',
    'https://shops.example',
    'https://evilshops.example',
    'https://.shops.example',
    'https://*.shops.example',
    'https://maison.example:8443',
    'http://maison.example',
    'https://maison.example.',
    'https://maison.example/',
    'https://maison.example@evil.example',
    'https://evil.example#maison.example',
    'null',
    '',
    'file://maison.example',
  ])
    expect([origin, await allows(origin)]).toEqual([origin, false]);
});

test('the list of one client opens nothing of another, and no id that is none [OPP-08]', async () => {
  const { client } = await brandWith(['maison.example']);
  const other = await brandWith([]);
  const origin = 'https://maison.example';
  expect(await other.allows(origin)).toBe(false);
  expect(await isAuthorizedPage({ app }, { clientId: 'x', origin })).toBe(false);
  expect(await isAuthorizedPage({ app }, { clientId: client.id.toUpperCase(), origin })).toBe(true);
});

test('a removed domain is refused as soon as the change is announced [OPP-08]', async () => {
  const { allows, save } = await brandWith(['maison.example']);
  expect(await allows('https://maison.example')).toBe(true);
  await save([], 1);
  await expect.poll(() => allows('https://maison.example')).toBe(false);
});
