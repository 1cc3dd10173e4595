import { searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { compareWithHandwrittenSql } from '../load/compare-with-handwritten-sql.ts';
import { type ContactListSql, listContactsBySql } from '../servers/contact-list.ts';
import { BRAND, seedContacts } from '../servers/many-contacts.ts';

const CONTACTS = 1_000_000;
const ROUNDS = 7;
const LIMIT = 1.5;
/** Some milliseconds of SQL, so that the overhead of the call is visible. */
const QUICK_LIMIT = 2;

const INDEXES = [
  ...['by_name', 'by_activity', 'search', 'facts', 'email', 'without_email', 'by_city', 'by_known'],
].map((index) => `contacts_${index}`);

const SEGMENT = {
  condition: 'and',
  filters: [
    { field: 'optin_email', operator: 'is', value: true },
    { field: 'country', operator: 'isOneOf', value: ['AT', 'DE'] },
    { field: 'birthdate', operator: 'before', value: '1990-01-01' },
  ],
};
const RULES = `1 = any (c.given) and c.country = any ('{AT,DE}') and c.birthdate < '1990-01-01'`;

/** All contacts, and their first page in index order: the baseline of every sort. */
const BY_NAME: ContactListSql = { where: 'true', order: 'c.name_key, c.id' };
const COLUMNS = {
  email: 'c.email',
  city: 'platform.fold(c.city)',
  country: 'c.country',
  known: 'c.known',
};

function bySort(sortBy: keyof typeof COLUMNS): Case {
  return {
    name: `all by ${sortBy}, the last first, timed by the one by name`,
    query: { sortBy, sortDesc: true },
    hand: { where: 'true', order: `${COLUMNS[sortBy]} desc nulls last, c.id desc` },
    timedBy: BY_NAME,
    limit: LIMIT,
  };
}

interface Case {
  name: string;
  query: object;
  hand: ContactListSql;
  timedBy?: ContactListSql;
  limit: number;
}

const CASES: readonly Case[] = [
  {
    name: 'a segment of three rules by name',
    query: { segment: SEGMENT, sortBy: 'name', sortDesc: false },
    hand: { where: RULES, order: 'c.name_key, c.id' },
    limit: LIMIT,
  },
  {
    name: 'a segment of three rules by last activity',
    query: { segment: SEGMENT, sortBy: 'lastActivityAt', sortDesc: true },
    hand: { where: RULES, order: 'c.last_activity_at desc, c.id desc' },
    limit: LIMIT,
  },
  {
    name: 'part of an e-mail',
    query: { filter: { q: 'on-77777' }, sortBy: 'name', sortDesc: false },
    hand: { where: `c.search like '%on-77777%'`, order: 'c.name_key, c.id' },
    limit: QUICK_LIMIT,
  },
  ...(['email', 'city', 'country', 'known'] as const).map(bySort),
];

/**
 * First page of 100 out of a million contacts with the exact count: the whole call against hand-written SQL [PH-02].
 */
const contactList: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(4);
  const { adminId } = await seedContacts(pool, CONTACTS, INDEXES);
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
  const ours = async (query: object) => {
    const answer = await server.inject({
      method: 'POST',
      url: searchProfilesCall.path,
      payload: { brandId: BRAND, ...query },
      cookies,
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    const { items, total } = answer.json() as { items: { id: string }[]; total: number };
    return { ids: items.map(({ id }) => id), total };
  };
  const measured: Measurement[] = [];
  for (const { name, query, hand, limit, timedBy } of CASES)
    measured.push(
      await compareWithHandwrittenSql({
        of: 'list of 1,000,000 contacts',
        name,
        ours: () => ours(query),
        byHand: () => listContactsBySql(pool, hand),
        ...(timedBy && { timedBy: () => listContactsBySql(pool, timedBy) }),
        rounds: ROUNDS,
        limit,
      }),
    );
  await suite.end();
  return measured;
};

export default contactList;
