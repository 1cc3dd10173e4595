import { expect, test } from 'vitest';
import {
  clientArchivedEvent,
  clientCreated,
  locationSaved,
  locationsChanged,
  locationsImported,
} from '#modules/directory/contract/events.ts';
import {
  changeLocationsCall,
  createLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { createWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { verified, webhookTestApp } from '#platform/testing/webhook-test-app.ts';

const suite = await webhookTestApp();

test.each([clientCreated, clientArchivedEvent, locationSaved, locationsImported, locationsChanged])(
  'a webhook can subscribe to $type [SUP-05]',
  async ({ type }) => {
    const visitor = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
    const { id: clientId } = await suite.people.client();
    const { status, body } = await visitor.call(createWebhookCall, {
      body: { clientId, url: 'https://receiver.example/', eventTypes: [type] },
    });
    expect([status, body.eventTypes]).toEqual([201, [type]]);
  },
);

test('a webhook for saved locations receives only that event [SUP-05]', async () => {
  const endpoint = await suite.endpoint({ eventTypes: [locationSaved.type] });
  const { client, clientId, receiver, secret } = endpoint;
  const admin = await suite.adminOf(client);
  const params = { uuid: clientId };
  const made = await admin.call(createLocationCall, {
    params,
    body: { code: 'NO-0142', name: 'Bjørvika', city: 'Oslo', country: 'NO' },
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const closed = await admin.call(changeLocationsCall, {
    params,
    body: { which: { ids: [id] }, change: { action: 'close' } },
  });
  expect(closed.status).toBe(200);
  await suite.untilDelivery(clientId, 'sent');
  await suite.workersRest(clientId);
  expect(receiver.received.map((request) => verified(secret, request))).toEqual([
    expect.objectContaining({ type: 'location.saved', clientId, data: { locationId: id } }),
  ]);
});
