import { expect, onTestFinished, test } from 'vitest';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { startMapProvider } from '../testing/map-provider.ts';
import { buildClientBaseMap } from './client-base-map.ts';
import { checkClientMap } from './find-client-base-map.ts';

const provider = await startMapProvider();
const MAP_ID_STYLE = `${new URL(provider.styleUrl).origin}/maps/{id}/style.json?key={key}`;
const suite = await testApp({ work: false, environment: { MAP_ID_STYLE } });
const client = await suite.people.client();
const visitor = await suite.adminOf(client);
const apiKey = 'a-key-that-is-not-told';
const own = buildClientBaseMap(suite.app.config, { mapId: 'streets', apiKey });
if (!own) throw new Error('there is no map');

const watch = () =>
  checkClientMap(
    { app: suite.app, db: suite.app.database.acrossClients() },
    { clientId: client.id, own },
  );
const readNotifications = async () =>
  (await visitor.call(listNotifications, { query: {} })).body.items.map(({ kind, body }) => [
    kind,
    body.params.host,
  ]);

test('a brand is notified once that its map key is refused, and the key appears in no log [LOC-04]', async () => {
  onTestFinished(() => provider.close());
  expect(await watch()).toBe(true);
  expect(provider.asked).toEqual([`/maps/streets/style.json?key=${apiKey}`]);
  expect(await readNotifications()).toEqual([]);
  provider.mood = 'forbidden';
  expect([await watch(), await watch()]).toEqual([false, false]);
  expect(await readNotifications()).toEqual([['map-failed', new URL(provider.styleUrl).host]]);
  expect(suite.logged.join('\n')).not.toContain(apiKey);
});
