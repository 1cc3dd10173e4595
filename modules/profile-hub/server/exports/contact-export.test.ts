import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import {
  countExportCall,
  exportProfilesCall,
  getExportedFileCall,
  getExportsCall,
} from '#modules/profile-hub/contract/export-contacts.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import {
  boolean,
  country,
  list,
  namedOption,
  text,
} from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { type KnownCriterion, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const suite = await testApp();
const everywhere = suite.app.database.acrossClients();
const EMAIL = suite.app.texts.translator('en')('profile-hub:standard.email');
type ExportRequest = Omit<CallInput<typeof exportProfilesCall>['body'], 'brandId'>;

async function brand(locale: Locale = 'en') {
  const client = await suite.people.client();
  const user = await suite.people.user({ locale, at: [{ client, role: 'brand_user' }] });
  const db = suite.app.database.ofClient<ProfileHubTables>(client.id);
  const own = { mandatory: false, consent: false, options: [] };
  await createCriterion({ db }, client.id, {
    ...own,
    label: 'Owns',
    type: 'closedMultiple',
    options: ['Cocotte', 'Planche à découper', '=Messer'],
  });
  await createCriterion({ db }, client.id, { ...own, label: 'Favourite knife', type: 'text' });
  await createCriterion({ db }, client.id, {
    ...own,
    label: 'Pflegetipps-Rundbrief',
    type: 'closedUnique',
    consent: true,
  });
  const book = await readCriteriaIndex({ db }, client.id);
  const visitor = await suite.visitor().as(user);
  const exported = async (requested: ExportRequest) => {
    const { status, body } = await visitor.call(exportProfilesCall, {
      body: { brandId: client.brandId, ...requested },
    });
    expect(status).toBe(202);
    const row = async () =>
      (
        await sql<{ state: string; result: unknown }>`
          select state, result from platform.jobs where id = ${body.jobId}`.execute(everywhere)
      ).rows[0];
    await expect.poll(async () => (await row())?.state).toBe('done');
    const { path, name } = exportOutcomeSchema.parse((await row())?.result);
    const { raw } = await visitor.send({ method: 'GET', path });
    return { jobId: body.jobId, path, name, bytes: Uint8Array.from(raw.rawPayload) };
  };
  const sheet = async (requested: ExportRequest & { format: 'csv' | 'xlsx' }) => {
    const { bytes } = await exported(requested);
    const rows = (await Array.fromAsync(readSheet({ bytes, kind: requested.format }))).flat();
    return rows.map(({ cells }) => cells);
  };
  const options = new Map(book.bySlug('owns')?.options.map(({ id, label }) => [label, Number(id)]));
  return { client, clientId: client.id, db, user, visitor, book, exported, sheet, options };
}

/** The segment 'Norge': contacts in Norway. */
async function norwegians({ db }: { db: Db<ProfileHubTables> }, clientId: string): Promise<string> {
  const id = uuidV7();
  const filters = [{ field: 'country', operator: 'is', value: 'NO' }];
  const rules = JSON.stringify({ condition: 'and', filters });
  await db
    .insertInto('profile_hub.segments')
    .values({ client_id: clientId, id, name: 'Norge', kind: 'live', saved: true, rules })
    .execute();
  return id;
}

const one = (field: 'segment' | 'country' | 'consent', value: string) => ({
  filter: { groups: [{ filters: [{ field, operator: 'any-of' as const, value: [value] }] }] },
});

/** Reads a cell like an import does, with the platform's reader for its kind. */
function reads({ kind, options, type }: KnownCriterion, cell: string): unknown {
  const translators = LOCALES.map((locale) => suite.app.texts.translator(locale));
  const context = {
    translate: (key: string) => key,
    textsOf: (key: string) => translators.map((translate) => translate(key)),
  } as never;
  const named = () => namedOption(Object.fromEntries(options.map(({ id, label }) => [id, label])));
  switch (kind) {
    case 'consent':
      return boolean(cell, context);
    case 'day':
      return date(cell, context);
    case 'country':
      return country(cell, context);
    case 'choice':
      return named()(cell, context);
    case 'options': {
      const ids = new Map(options.map(({ id, label }) => [label, id]));
      const chosen = list(text(100))(cell, context) as string[];
      const found = chosen.map((label) => ids.get(label));
      return type === 'closedMultiple' ? found : found[0];
    }
    default:
      return cell;
  }
}

const CASES = LOCALES.flatMap((locale) =>
  (['csv', 'xlsx'] as const).map((format) => ({ locale, format })),
);

test.each(CASES)(
  'an export as $format for readers of $locale reads back value by value [PH-14] [GEN-01]',
  async ({ locale, format }) => {
    const { clientId, db, book, sheet, options } = await brand(locale);
    const whole: ContactValues = {
      email: 'annegret@lindenmueller.example',
      firstname: '=HYPERLINK("http://x")',
      lastname: '-Lindenmüller; \'A"',
      phone: '+4976120000',
      gender: 'other',
      birthdate: '1979-03-08',
      address: '@Münsterplatz 4,\t2. Stock',
      zip: '07910',
      city: 'Århus',
      country: 'DE',
      locale: 'de',
      owns: [options.get('Cocotte') ?? 0, options.get('=Messer') ?? 0],
      favourite_knife: '1,5',
    };
    await brandContact({ db }, clientId, whole, {
      decisions: {
        optin_email: 'given',
        optin_phone: 'refused',
        pflegetipps_rundbrief: 'withdrawn',
      },
    });
    const [header = [], cells = []] = await sheet({ format });
    const translate = suite.app.texts.translator(locale);
    expect(header).toEqual(
      book.active.map(({ label }) => (typeof label === 'string' ? translate(label) : label.words)),
    );
    const read = Object.fromEntries(
      book.active.flatMap((criterion, at) => {
        const cell = cells[at] ?? '';
        return cell === '' ? [] : [[criterion.slug, reads(criterion, cell)]];
      }),
    );
    expect(read).toEqual({
      ...whole,
      optin_email: true,
      optin_phone: false,
      pflegetipps_rundbrief: false,
    });
  },
);

test('a segment, a filter, chosen ones or all; criteria as chosen and ordered; counted before [PH-14]', async () => {
  const { client, clientId, db, visitor, sheet } = await brand();
  const ids = {
    fr: await brandContact({ db }, clientId, { email: 'a@brand.example', country: 'FR' }),
    de: await brandContact({ db }, clientId, { email: 'b@brand.example', country: 'DE' }),
    no: await brandContact(
      { db },
      clientId,
      { email: 'c@brand.example', country: 'NO' },
      { decisions: { pflegetipps_rundbrief: 'given' } },
    ),
  };
  const segment = await norwegians({ db }, clientId);
  const cases = [
    [undefined, ['a', 'b', 'c']],
    [one('segment', segment), ['c']],
    [one('country', 'DE'), ['b']],
    [one('consent', 'pflegetipps_rundbrief'), ['c']],
    [{ ids: [ids.fr, ids.de] }, ['a', 'b']],
    [{ filter: {}, except: [ids.de] }, ['a', 'c']],
  ] as const;
  for (const [filters, found] of cases) {
    const requested = filters as ExportRequest['filters'];
    const [, ...rows] = await sheet({
      format: 'csv',
      columns: ['country', 'email'],
      ...(requested && { filters: requested }),
    });
    expect(rows.map(([, email]) => email)).toEqual(found.map((name) => `${name}@brand.example`));
    const counted = await visitor.call(countExportCall, {
      body: { brandId: client.brandId, ...(requested && { filters: requested }) },
    });
    expect(counted.body.count).toBe(found.length);
  }
});

test('an export is recorded with its user and number of contacts, and only its requester gets the link [PH-14]', async () => {
  const { client, clientId, db, user, visitor, exported } = await brand();
  await brandContact({ db }, clientId, { email: 'ana@brand.example', firstname: 'Ana' });
  const { name, jobId } = await exported({ format: 'csv', columns: ['email', 'firstname'] });
  expect(name).toMatch(/^export_\d{8}\.csv$/);
  const { rows } = await sql<{ log: string; actor: string }>`
    select entry::text as log from platform.audit_entries as entry
    where client_id = ${clientId} and entry::text like '%' || ${jobId} || '%'`.execute(everywhere);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.log).toContain(user.id);
  expect(rows[0]?.log).not.toContain('ana@brand');
  const requested = { query: { brandId: client.brandId } };
  const mine = (await visitor.call(getExportsCall, requested)).body;
  expect(mine.exports).toMatchObject([
    {
      part: 'all',
      contacts: 1,
      criterias: 2,
      isLocked: false,
      path: expect.stringContaining('/files/'),
    },
  ]);
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const theirs = await (await suite.visitor().as(colleague)).call(getExportsCall, requested);
  expect(theirs.body.exports).toMatchObject([{ contacts: 1, path: null }]);
  const at = Date.parse(mine.exports[0]?.at ?? '');
  expect([at <= Date.now(), at > Date.now() - 10 * 60_000]).toEqual([true, true]);
});

test('the record of an export names its segment, also after the segment has another name or is deleted [PH-14]', async () => {
  const { client, clientId, db, visitor, exported } = await brand();
  await brandContact({ db }, clientId, { email: 'a@brand.example', country: 'NO' });
  await brandContact({ db }, clientId, { email: 'b@brand.example', country: 'DE' });
  const segment = await norwegians({ db }, clientId);
  const records = async () =>
    (await visitor.call(getExportsCall, { query: { brandId: client.brandId } })).body.exports;
  const columns = ['email'];
  await exported({ format: 'csv', columns, filters: one('segment', segment) as never });
  expect(await records()).toMatchObject([{ part: 'segment', segment: 'Norge', contacts: 1 }]);
  const ofSegment = db.updateTable('profile_hub.segments').where('id', '=', segment);
  await ofSegment.set({ name: 'Nordic' }).execute();
  await exported({ format: 'csv', columns, filters: one('country', 'DE') as never });
  await exported({ format: 'csv', columns, filters: one('segment', segment) as never });
  await db.deleteFrom('profile_hub.segments').where('id', '=', segment).execute();
  expect(await records()).toMatchObject([
    { part: 'segment', segment: 'Nordic', contacts: 1 },
    { part: 'filter', segment: null, contacts: 1 },
    { part: 'segment', segment: 'Norge', contacts: 1 },
  ]);
});

test('the token in the mail gives the file only to its requester, and only while they have access [PH-14]', async () => {
  const { client, clientId, db, user, visitor, exported } = await brand();
  await brandContact({ db }, clientId, { email: 'ana@brand.example' });
  await exported({ format: 'csv', columns: ['email'] });
  const mails = await mailsTo(suite.app, user.email);
  const token = /report\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  const path = `${getExportedFileCall.path}?token=${token}`;
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const get = (by: typeof visitor) => by.send({ method: 'GET', path });
  expect((await get(suite.visitor())).status).toBe(401);
  expect((await get(await suite.visitor().as(colleague))).status).toBe(404);
  const got = await get(visitor);
  expect(got.status).toBe(200);
  expect(got.raw.rawPayload.toString()).toBe(`\ufeff${EMAIL}\r\nana@brand.example\r\n`);
  await sql`update accounts.memberships set menus = '[]' where user_id = ${user.id}`.execute(
    everywhere,
  );
  expect((await get(await suite.visitor().as(user))).status).toBe(404);
});

test('another brand’s contacts and criteria are not to be had [PH-14]', async () => {
  const mine = await brand();
  const theirs = await brand();
  const id = await brandContact({ db: theirs.db }, theirs.clientId, { email: 'x@brand.example' });
  expect(await mine.sheet({ format: 'csv', columns: ['email'], filters: { ids: [id] } })).toEqual([
    [EMAIL],
  ]);
  const foreign = await mine.visitor.call(exportProfilesCall, {
    body: { brandId: theirs.client.brandId, format: 'csv' },
  });
  expect(foreign.status).toBe(403);
});
