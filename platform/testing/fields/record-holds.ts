import { expect, test } from 'vitest';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import { searchCall } from '#platform/contract/search.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import type { testApp } from '../test-app.ts';
import { everyFieldMoves } from './every-field-moves.ts';
import { sampleRecord } from './sample-record.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Tests of every described record: fields, list, search, export, deletion, concurrent edits and client separation. `own`
 * provides values that no kind can; records with an import get their own file back.
 */
export function recordHolds(
  suite: Awaited<ReturnType<typeof testApp>>,
  record: AnyRecord,
  {
    own = [{}, {}],
    isImported = false,
  }: { own?: readonly [Values, Values]; isImported?: boolean } = {},
): void {
  const { calls, fields, name, id: listName } = record;
  const values = [
    sampleRecord(fields, 0, { own: own[0] }),
    sampleRecord(fields, 1, { own: own[1] }),
  ] as const;

  async function atNewClient() {
    const client = await suite.people.client();
    const user = { firstName: 'Ada', at: [{ client, role: 'brand_admin' as const }] };
    const admin = await suite.visitor().as(await suite.people.user(user));
    const params = { uuid: client.id };
    const create = async (given: Values) => {
      const { status, body } = await admin.call(calls.create, { params, body: given });
      expect(status).toBe(201);
      return body;
    };
    const get = async (id: string) =>
      (await admin.call(calls.get, { params: { ...params, id } })).body;
    const find = async (query: Record<string, string>) =>
      (await admin.call(calls.list, { params, query })).body.items.map(({ id }) => id);
    return { client, admin, params, create, get, find };
  }

  test(`${listName}: every field can be changed separately and finds its record as a filter`, async () => {
    const { admin, params, create, get, find } = await atNewClient();
    await everyFieldMoves({
      fields,
      first: values[0],
      second: values[1],
      make: async (given) => (await create(given)).id,
      async read(id) {
        const { id: _, version: __, updatedAt: ___, ...shown } = await get(id);
        return shown;
      },
      change: async (id, changes) =>
        admin.call(calls.update, {
          params: { ...params, id },
          body: { ...changes, version: (await get(id)).version },
        }),
      found: (groups) => find({ groups: JSON.stringify(groups) }),
    });
  });

  test(`${listName}: list and header search find a record by its name, and every sort answers [NAV-08]`, async () => {
    const { client, admin, create, find } = await atNewClient();
    const { id } = await create(values[0]);
    const q = String(values[0][name]);
    expect(await find({ q })).toEqual([id]);
    for (const sortBy of record.list.sorts) expect(await find({ sortBy })).toEqual([id]);
    const { body } = await admin.call(searchCall, { query: { clientId: client.id, q } });
    expect(body.groups).toMatchObject([{ kind: record.screen, hits: [{ id, title: q }] }]);
  });

  test(`${listName}: an export holds every record${isImported ? ', and imported again it changes nothing' : ''}`, async () => {
    const { client, admin, params, create, get } = await atNewClient();
    const { id } = await create(values[0]);
    const before = await get(id);
    const outcome = async (jobId: string) => {
      const done = await until(async () => {
        const { body } = await admin.call(listJobs, { query: { clientId: client.id } });
        return body.items.find((job) => job.id === jobId && job.state === 'done');
      });
      return done.result;
    };
    const { body } = await admin.call(calls.export, { params, body: { format: 'csv' } });
    const { path } = exportOutcomeSchema.parse(await outcome(body.jobId));
    const file = (await admin.send({ method: 'GET', path })).raw.rawPayload;
    expect(file.toString()).toContain(String(values[0][name]));
    if (!isImported) return;
    const again = new File([new Uint8Array(file)], 'again.csv');
    const checked = await admin.upload(calls.imports.check, { params, file: again });
    expect(checked.body).toMatchObject({ creates: 0, updates: 1, wrong: 0 });
    const write = { params: { ...params, id: checked.body.id }, body: {} };
    await outcome((await admin.call(calls.imports.write, write)).body.jobId);
    expect(await get(id)).toEqual(before);
  });

  test(`${listName}: the second of two editors is refused with the name of the first [GEN-09]`, async () => {
    const { admin, params, create } = await atNewClient();
    const { id, version } = await create(values[0]);
    const change = (to: Values) =>
      admin.call(calls.update, {
        params: { ...params, id },
        body: { [name]: to[name], version },
      });
    expect((await change(values[1])).status).toBe(200);
    expect((await change(values[0])).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      params: { by: 'Ada Person' },
    });
  });

  test(`${listName}: records are deleted by id and by filter; another client reaches none`, async () => {
    const { client, admin, params, create, get, find } = await atNewClient();
    const { id, version } = await create(values[0]);
    const stranger = await atNewClient();
    const foreign = { params: { ...stranger.params, id } };
    expect(await stranger.find({})).toEqual([]);
    expect((await stranger.admin.call(calls.get, foreign)).status).toBe(404);
    const update = { ...foreign, body: { version } };
    expect((await stranger.admin.call(calls.update, update)).status).toBe(404);
    const remove = (visitor: typeof admin, uuid: string, which: object) =>
      visitor.call(calls.remove, { params: { uuid }, body: { which: which as never } });
    const all = { filter: { view: 'all' } };
    expect((await remove(stranger.admin, stranger.client.id, { ids: [id] })).body.deleted).toBe(0);
    expect((await remove(stranger.admin, stranger.client.id, all)).body.deleted).toBe(0);
    expect((await remove(stranger.admin, client.id, all)).status).toBe(403);
    expect((await get(id)).id).toBe(id);
    expect((await remove(admin, params.uuid, { ids: [id] })).body).toEqual({ deleted: 1 });
    await create(values[1]);
    expect((await remove(admin, params.uuid, all)).body).toEqual({ deleted: 1 });
    expect(await find({})).toEqual([]);
  });
}
