import { expect, test } from 'vitest';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import {
  getClientDetailCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import {
  type TouchpointCondition,
  touchpointList,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import { dayIn, startOfDay } from '#platform/contract/time-zone.ts';
import { parseFilterAddress } from '#platform/testing/parse-filter-address.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const suite = await testApp();

test('a relative period follows the brand’s new time zone, and the saved view is unchanged [TP-01] [BEY-01]', async () => {
  const far = { east: 'Pacific/Kiritimati', west: 'Pacific/Pago_Pago' };
  const client = await suite.people.client({ timeZone: far.east });
  const admin = await suite.adminOf(client);
  const params = { uuid: client.id };
  const search = 'f.ended=within%3Acurrent-month';
  const created = await admin.call(clientViewCalls.create, {
    params,
    body: { list: 'touchpoints.touchpoints', name: 'This month', search },
  });
  const monthIn = (at: number, zone: string) => dayIn(at, zone).slice(0, 7);
  const [year = 0, month = 0] = monthIn(Date.now(), far.east).split('-').map(Number);
  const firstOfNext = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  // Next month in the east, a day before the end of the current one in the west.
  const ends = Date.parse(startOfDay(firstOfNext, far.east));
  await madeTouchpoint(suite.app, client, { suffix: 'between', ends_at: new Date(ends) });
  const found = async (
    searchFilter: CallInput<typeof searchTouchpointsCall>['body']['searchFilter'],
  ) => {
    const body = { brandId: client.brandId, searchFilter };
    return (await admin.call(searchTouchpointsCall, { body })).body.items.map(
      ({ sourceSuffix }) => sourceSuffix,
    );
  };
  const savedViews = async () =>
    (await admin.call(clientViewCalls.list, { params, query: { list: 'touchpoints.touchpoints' } }))
      .body.items;
  /** Opens the saved view like its screen: its stored search, on the day in the session's time zone. */
  const inSavedView = async () => {
    const [view] = await savedViews();
    const { clients } = (await admin.call(getSessionCall, { query: { clientId: client.id } })).body;
    const today = dayIn(Date.now(), clients[0]?.timeZone ?? '');
    return found(parseFilterAddress(touchpointList, view?.search ?? '', today));
  };
  const endingIn = (zone: string) =>
    monthIn(ends, zone) === monthIn(Date.now(), zone) ? ['between'] : [];
  expect(await found({ view: 'ending' })).toEqual(endingIn(far.east));
  expect(await inSavedView()).toEqual(endingIn(far.east));

  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const { version } = (await superAdmin.call(getClientDetailCall, { params })).body;
  await superAdmin.call(updateClientCall, { params, body: { version, timeZone: far.west } });
  await expect.poll(() => found({ view: 'ending' })).toEqual(endingIn(far.west));
  await expect.poll(inSavedView).toEqual(endingIn(far.west));
  const lastDay: TouchpointCondition = {
    field: 'ended',
    operator: 'between',
    value: [dayIn(ends, far.west), dayIn(ends, far.west)],
  };
  expect(await found({ groups: [{ match: 'all', filters: [lastDay] }] })).toEqual(['between']);
  expect(created.body.search).toBe(search);
  expect(await savedViews()).toEqual([created.body]);
});
