import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { recordDecisions } from '../consents/record-decisions.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { ruleContext } from '../segments/rule-context.ts';
import { ruleGroupSql } from '../segments/rule-sql.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { type ContactRow, contactColumns, contactPatch, toContact } from './contact-row.ts';
import { writeContacts } from './write-contacts.ts';

const suite = await testApp();

async function brand() {
  const { id: clientId } = await suite.people.client();
  const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
  await createCriterion({ db }, clientId, {
    label: 'Cooks for',
    type: 'closedUnique',
    mandatory: false,
    options: ['one', 'two', 'many'],
    consent: false,
  });
  await createCriterion({ db }, clientId, {
    label: 'Owns',
    type: 'closedMultiple',
    mandatory: false,
    options: ['Cocotte', 'Planche'],
    consent: false,
  });
  await createCriterion({ db }, clientId, {
    label: 'Favourite knife',
    type: 'text',
    mandatory: false,
    options: [],
    consent: false,
  });
  await createCriterion({ db }, clientId, {
    label: 'Care tips',
    type: 'closedUnique',
    mandatory: false,
    options: [],
    consent: true,
  });
  const book = await readCriteriaIndex({ db }, clientId);
  const read = async (id: string) => {
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.id = ${id}`.execute(db);
    return rows[0] && toContact(rows[0], book);
  };
  const option = (slug: string, label: string) =>
    Number(book.bySlug(slug)?.options.find((one) => one.label === label)?.id);
  return { clientId, db, book, read, option };
}

test('an update leaves omitted values unchanged, clears null values and replaces lists [PH-05]', async () => {
  const { clientId, db, book, read, option } = await brand();
  const id = await brandContact({ db }, clientId, {
    email: 'annegret@lindenmueller.example',
    firstname: 'Annegret',
    birthdate: '1979-03-08',
    cooks_for: option('cooks_for', 'two'),
    owns: [option('owns', 'Cocotte'), option('owns', 'Planche')],
    favourite_knife: 'Brotmesser',
  });
  expect(await read(id)).toMatchObject({ known: 6, version: 1 });
  const change = contactPatch(
    { id, isNew: false },
    { firstname: null, owns: [option('owns', 'Planche')], city: 'Freiburg' },
    book,
  );
  const { updated } = await writeContacts({ db }, { clientId, origin: 'manual' }, [change]);
  expect(updated).toEqual([id]);
  const again = await writeContacts({ db }, { clientId, origin: 'manual' }, [change]);
  expect(again.updated).toEqual([]);
  expect(await read(id)).toMatchObject({
    known: 6,
    version: 2,
    criterias: {
      firstname: null,
      city: 'Freiburg',
      birthdate: '1979-03-08',
      cooks_for: option('cooks_for', 'two'),
      owns: [option('owns', 'Planche')],
      favourite_knife: 'Brotmesser',
    },
  });
});

test('a value set while somebody else changes another one of the contact leaves that one as it is [PH-02] [PH-05]', async () => {
  const { clientId, db, book, read } = await brand();
  const id = await brandContact({ db }, clientId, { email: 'ingvild@haugland.example' });
  const write = (to: typeof db, values: ContactValues) =>
    writeContacts({ db: to }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, values, book),
    ]);
  const late = await db.transaction().execute(async (tx) => {
    await write(tx, { city: 'Molde', favourite_knife: 'Filleteringskniv' });
    const waiting = write(db, { firstname: 'Ingvild' });
    await until(async () => (await lockWaiters(tx)).length > 0);
    return { waiting };
  });
  expect((await late.waiting).updated).toEqual([id]);
  expect((await read(id))?.criterias).toMatchObject({
    firstname: 'Ingvild',
    city: 'Molde',
    favourite_knife: 'Filleteringskniv',
  });
});

test('a person’s latest decision counts, and neither a file nor a user restores a withdrawn consent [PH-06] [PH-18]', async () => {
  const { clientId, db, read } = await brand();
  const id = await brandContact(
    { db },
    clientId,
    {
      email: 'sieglinde@uebermuehlbacher.example',
    },
    {
      decisions: { optin_email: 'given', care_tips: 'given', optin_phone: 'refused' },
      at: new Date('2026-03-11T09:40:00Z'),
    },
  );
  const decisionsOf = (purpose: number, decision: 'given' | 'withdrawn') => [
    { contactId: id, purpose, decision },
  ];
  const manual = { source: 'manual', sourceName: 'Link in a text message' } as const;
  await recordDecisions({ db }, clientId, {
    decisions: decisionsOf(1, 'withdrawn'),
    proof: { ...manual, at: new Date('2026-10-02T18:22:00Z') },
  });
  const byFile = { source: 'import', sourceName: 'kundenkartei.xlsx', at: new Date() } as const;
  expect(
    await recordDecisions({ db }, clientId, {
      decisions: [...decisionsOf(1, 'given'), ...decisionsOf(2, 'given')],
      proof: byFile,
    }),
  ).toEqual([{ contactId: id, purpose: 2, decision: 'given' }]);
  // A decision recorded late but made earlier changes nothing.
  await recordDecisions({ db }, clientId, {
    decisions: decisionsOf(1, 'given'),
    proof: { ...manual, at: new Date('2026-09-01T00:00:00Z') },
  });
  expect(await read(id)).toMatchObject({
    criterias: { optin_email: false, optin_phone: true, optin_partners: null, care_tips: true },
  });
  const later = async (source: 'manual' | 'lead') => {
    await recordDecisions({ db }, clientId, {
      decisions: decisionsOf(1, 'given'),
      proof: { source, sourceName: 'test', at: new Date('2026-11-01T00:00:00Z') },
    });
    return (await read(id))?.criterias.optin_email;
  };
  // Only the person ends a withdrawal, by a form: a user does not.
  expect([await later('manual'), await later('lead')]).toEqual([false, true]);
});

test('the database refuses to change or delete an entry of the consent ledger [PH-06]', async () => {
  const { clientId, db } = await brand();
  await brandContact(
    { db },
    clientId,
    {
      email: 'a@b.example',
    },
    { decisions: { optin_email: 'given' } },
  );
  await expect(
    sql`update profile_hub.consents set decision = 'withdrawn'`.execute(db),
  ).rejects.toThrow(/permission denied/);
  await expect(sql`delete from profile_hub.consents`.execute(db)).rejects.toThrow(
    /permission denied/,
  );
});

test('nested rules find the matching contacts, and an incomplete rule is ignored [PH-03]', async () => {
  const { clientId, db, option } = await brand();
  const ids = {
    linz: await brandContact(
      { db },
      clientId,
      {
        email: 'gerlinde@alpenpost.example',
        country: 'AT',
        birthdate: '1980-05-01',
        owns: [option('owns', 'Cocotte')],
      },
      { decisions: { optin_email: 'given' } },
    ),
    oslo: await brandContact(
      { db },
      clientId,
      {
        email: 'bjorn@kjokken.example',
        country: 'NO',
        favourite_knife: 'Kjøttøks',
      },
      { decisions: { optin_email: 'given' } },
    ),
    paris: await brandContact({ db }, clientId, { email: 'jean@poste.example', country: 'FR' }),
  };
  const context = await ruleContext({ db }, clientId);
  const found = async (rules: Parameters<typeof ruleGroupSql>[0]) => {
    const fits = ruleGroupSql(rules, context) ?? sql`true`;
    const { rows } = await sql<{ id: string }>`
      select contact.id from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and ${fits} order by contact.id`.execute(db);
    return rows.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0]);
  };
  expect(
    await found({
      condition: 'and',
      filters: [
        { field: 'optin_email', operator: 'is', value: true },
        { field: 'country', operator: 'isOneOf' },
        {
          condition: 'or',
          filters: [
            { field: 'owns', operator: 'contains', value: [option('owns', 'Cocotte')] },
            { field: 'favourite_knife', operator: 'contains', value: 'kjottoks' },
          ],
        },
      ],
    }),
  ).toEqual(['linz', 'oslo']);
  expect(
    await found({
      condition: 'and',
      filters: [{ field: 'optin_email', operator: 'isNot', value: true }],
    }),
  ).toEqual(['paris']);
  expect(
    await found({
      condition: 'or',
      filters: [
        { field: 'birthdate', operator: 'between', value: ['1980-05-01', '1980-05-01'] },
        { field: 'email', operator: 'startsWith', value: 'JEAN@' },
      ],
    }),
  ).toEqual(['linz', 'paris']);
  expect(await found({ condition: 'and', filters: [] })).toHaveLength(3);
});
