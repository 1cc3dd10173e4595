import { searchProfilesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';
import { BRAND, listByHand, seedContacts } from './servers/contact-list.ts';

const CONTACTS = 1_000_000;
const ROUNDS = 7;
const LIMIT = 1.5;
/** Some milliseconds of SQL, beside which the call itself is seen. */
const QUICK_LIMIT = 2;

const SEGMENT = {
  condition: 'and',
  filters: [
    { field: 'optin_email', operator: 'is', value: true },
    { field: 'country', operator: 'isOneOf', value: ['AT', 'DE'] },
    { field: 'birthdate', operator: 'before', value: '1990-01-01' },
  ],
};
const RULES = `1 = any (c.given) and c.country = any ('{AT,DE}') and c.birthdate < '1990-01-01'`;

const CASES = [
  {
    name: 'a segment of three rules by name',
    asked: { segment: SEGMENT },
    hand: { where: RULES, order: 'c.name_key, c.id' },
    limit: LIMIT,
  },
  {
    name: 'a segment of three rules by last activity',
    asked: { segment: SEGMENT, sortBy: 'lastActivityAt', sortDesc: true },
    hand: { where: RULES, order: 'c.last_activity_at desc, c.id desc' },
    limit: LIMIT,
  },
  {
    name: 'part of an e-mail',
    asked: { filter: { q: 'c4ca42' } },
    hand: { where: `c.search like '%c4ca42%'`, order: 'c.name_key, c.id' },
    limit: QUICK_LIMIT,
  },
];

/** The first page of a hundred of a million contacts with the exact count: the whole call against the same SQL by hand [PH-02]. */
const contactList: Bench = async () => {
  const house = await benchHouse();
  const pool = house.pool(4);
  const { adminId } = await seedContacts(pool, CONTACTS);
  const server = await house.openServer();
  const cookies = { [ACCESS_COOKIE]: await house.accessOf(adminId) };
  const ours = async (asked: object) => {
    const answer = await server.inject({
      method: 'POST',
      url: searchProfilesCall.path,
      payload: { brandId: BRAND, ...asked },
      cookies,
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    const { items, total } = answer.json() as { items: { id: string }[]; total: number };
    return { ids: items.map(({ id }) => id), total };
  };
  const measured: Measurement[] = [];
  for (const { name, asked, hand, limit } of CASES) {
    const byHand = () => listByHand(pool, hand);
    const [found, wanted] = [await ours(asked), await byHand()];
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${name}: the two do not answer the same`);
    const times = { ours: [] as number[], hand: [] as number[] };
    // They take turns, so that a busy moment hits both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.hand.push(await milliseconds(byHand));
      times.ours.push(await milliseconds(() => ours(asked)));
    }
    const [plain, call] = [median(times.hand), median(times.ours)];
    process.stdout.write(
      `  ${name}: by hand ${plain.toFixed(1)} ms, ours ${call.toFixed(1)} ms, ${found.total} contacts\n`,
    );
    measured.push({
      name: `list of 1,000,000 contacts, ${name}, against the same SQL by hand`,
      value: call / plain,
      unit: '×',
      limit: { atMost: limit },
    });
  }
  await house.end();
  return measured;
};

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export default contactList;
