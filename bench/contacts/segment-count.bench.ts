import { countSegmentCall } from '#modules/profile-hub/contract/count-segments.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { milliseconds } from '../load/milliseconds.ts';
import { median } from '../load/percentiles.ts';
import { BRAND, CLIENT, seedContacts } from '../servers/many-contacts.ts';

const CONTACTS = 1_000_000;
const ROUNDS = 9;
const LIMIT_MS = 300;

/** Rules as a user builds them, and the hand-written condition for the expected count. */
const CASES: { name: string; rules: RuleGroup; where: string }[] = [
  {
    name: 'country, opt-in and an option',
    rules: {
      condition: 'and',
      filters: [
        { field: 'country', operator: 'isOneOf', value: ['DE', 'AT', 'NO'] },
        { field: 'optin_email', operator: 'is', value: true },
        { field: 'criterion_900', operator: 'isOneOf', value: [1003, 1004] },
      ],
    },
    where: `country in ('DE', 'AT', 'NO') and 1 = any (given) and options && '{1003,1004}'`,
  },
  {
    name: 'opt-in, birth and an option, of any country',
    rules: {
      condition: 'and',
      filters: [
        { field: 'optin_email', operator: 'is', value: true },
        { field: 'birthdate', operator: 'after', value: '1979-12-31' },
        { field: 'criterion_900', operator: 'contains', value: 1003 },
      ],
    },
    where: `1 = any (given) and birthdate > '1979-12-31' and options && '{1003}'`,
  },
  {
    name: 'opt-in and an option or a scan',
    rules: {
      condition: 'and',
      filters: [
        { field: 'optin_email', operator: 'is', value: true },
        {
          condition: 'or',
          filters: [
            { field: 'criterion_900', operator: 'contains', value: 1003 },
            { field: '@scan', operator: 'is', value: 'SKU-12' },
          ],
        },
      ],
    },
    where: `1 = any (given) and (options && '{1003}' or id in (
      select contact_id from profile_hub.stations where client_id = '${CLIENT}' and kind = 'scan' and sku = 'SKU-12'))`,
  },
];

/** The whole call while a segment of a million contacts is edited: exact count, countries, alternatives and five names. */
const segmentCount: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(1);
  const { adminId } = await seedContacts(pool, CONTACTS, ['contacts_facts']);
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
  const counted = async (rules: RuleGroup) => {
    const answer = await server.inject({
      method: 'POST',
      url: countSegmentCall.path,
      payload: { brandId: BRAND, rules },
      cookies,
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return (answer.json() as { count: number }).count;
  };
  const measured: Measurement[] = [];
  for (const { name, rules, where } of CASES) {
    const { rows } = await pool.query(
      `select count(*)::int as count from profile_hub.contacts where client_id = '${CLIENT}' and ${where}`,
    );
    const count = await counted(rules);
    if (count !== rows[0].count) throw new Error(`${name}: ${count} instead of ${rows[0].count}`);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await milliseconds(() => counted(rules)));
    }
    const value = median(times);
    process.stdout.write(`  ${name}: ${value.toFixed(0)} ms, ${count} contacts\n`);
    measured.push({
      name: `count of a segment of 1,000,000 contacts while it is edited, ${name}`,
      value,
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
    });
  }
  await suite.end();
  return measured;
};

export default segmentCount;
