import { expect, test, vi } from 'vitest';
import { areaItems } from '#modules/opportunity/contract/area-figures.ts';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { addDays, firstOfMonth } from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { removeIntentions, writeIntentions } from '../demand/write-intentions.ts';
import { salesBrand } from '../sales/testing/sales-brand.ts';
import { markChanged, readVersions, rememberFigures } from './remembered-figures.ts';

const suite = await testApp();
const { app } = suite;
const today = dayIn(Date.now(), 'UTC');
const lastMonth = addDays(firstOfMonth(today), -1);
const OSLO = { latitude: 59.91, longitude: 10.75, country: 'NO' };

test('each change of demand and sales is in the next answer, in every process [OPP-01] [OPP-04]', async () => {
  const brand = await salesBrand(suite);
  const { client, db } = brand;
  await brand.location({ code: 'A', area2: 'NO:2:03' });
  await brand.product('K-1', 'Knives');
  const other = await testApp({ databaseUrl: suite.databaseUrl, work: false });
  const admins = [brand.admin, await other.adminOf(client)];
  const oslo = (period: string) =>
    Promise.all(
      admins.map(async (admin) => {
        const query = { level: 2, period, erpPeriod: 'month', reference: 'full-month' } as never;
        const { body } = await admin.call(getAreasCall, { params: { clientId: client.id }, query });
        const area = areaItems(body.areas).find(({ id }) => id === 'NO:2:03');
        return [area?.intentions ?? 0, area?.sales ?? null];
      }),
    );
  await expect.poll(() => oslo('last-month')).toEqual(Array(2).fill([0, null]));
  const wanted = (sourceKey: string, day: string) =>
    writeIntentions({ db, app }, client.id, [
      {
        ...{ source: 'import', sourceKey, day, precision: 'town', sku: '', category: 'Knives' },
        ...OSLO,
      },
    ]);
  await wanted('1', lastMonth);
  expect(await oslo('last-month')).toEqual(Array(2).fill([1, null]));
  expect(await oslo('current-month')).toEqual(Array(2).fill([0, null]));
  await wanted('2', today);
  expect(await oslo('current-month')).toEqual(Array(2).fill([1, null]));
  await brand.sells([`A,K-1,${lastMonth},1,20`]);
  expect(await oslo('last-month')).toEqual(Array(2).fill([1, 2_000]));
  await removeIntentions({ db }, client.id, [{ source: 'import', sourceKey: '1' }]);
  expect(await oslo('last-month')).toEqual(Array(2).fill([0, 2_000]));
});

test('a version is that of the months of some days alone [OPP-01]', async () => {
  const { id } = await suite.people.client();
  const db = app.database.ofClient(id) as never;
  const days = (from: string, to: string) => ({ from, to });
  const versions = async () => {
    const of = await readVersions({ db }, id);
    return [
      of('demand', days('2026-03-15', '2026-04-02')),
      of('demand', days('2026-05-01', '2026-05-31')),
      of('sales', days('2026-03-15', '2026-04-02')),
    ];
  };
  expect(await versions()).toEqual([[], [], []]);
  await markChanged({ db }, id, {
    what: 'demand',
    months: ['2026-03-01', '2026-05-01', '2026-05-01'],
  });
  await markChanged({ db }, id, { what: 'demand', months: ['2026-05-01'] });
  expect(await versions()).toEqual([[['2026-03-01', 1]], [['2026-05-01', 2]], []]);
});

test('concurrent callers share one read of the figures; failed or empty results are read again [OPP-01]', async () => {
  const read = vi.fn(async () => [1, 2]);
  const count = (figures: number[]) => figures.length;
  const same = () => rememberFigures({ app }, ['test', 1], { read, count });
  expect(await Promise.all([same(), same()])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await same()).toEqual([1, 2]);
  expect(read).toHaveBeenCalledTimes(1);
  const failing = vi.fn(async () => [3]).mockRejectedValueOnce(new Error('no connection'));
  const other = () => rememberFigures({ app }, ['test', 2], { read: failing, count: () => 0 });
  const [first, second] = await Promise.allSettled([other(), other()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  await other();
  expect(failing).toHaveBeenCalledTimes(3);
});
