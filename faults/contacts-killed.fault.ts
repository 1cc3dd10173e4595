/** The server is killed while it imports contacts, undoes the import and erases many: each is completed exactly once. */
import type { SuiteProcess } from '#platform/testing/suite-process.ts';
import type { Fault, Finding } from '../tools/faults/finding.ts';
import { column } from './support/column.ts';
import { contactsAdmin } from './support/contacts-admin.ts';
import { killedAt } from './support/killed-at.ts';
import { type ScratchApp, scratchApp } from './support/scratch-app.ts';
import { statesSeen } from './support/states-seen.ts';
import { waitUntil } from './support/wait-until.ts';

const THERE = 1_000;
const NEW = 19_000;
const HEADER = 'email,firstname,city,optin_email';
/**
 * Every second contact in both files has the opt-in; the second file changes the city of all existing contacts to Oslo.
 */
const line = (at: number, city: string) =>
  `k${at}@b.example,Ana,${city},${at % 2 === 0 ? 'yes' : ''}`;
const file = (count: number, city: string) => [
  HEADER,
  ...Array.from({ length: count }, (_, at) => line(at, city)),
];

/** Reads the brand's contacts, consent ledger and import files in one snapshot. */
const state = (clientId: string) => {
  const count = (table: string, where = 'true') =>
    `(select count(*) from profile_hub.${table} where client_id = '${clientId}' and ${where})`;
  return `select ${[
    count('contacts'),
    `(select coalesce(sum(count), 0) from (
       select count from profile_hub.contact_counts where client_id = '${clientId}' and kind = 'day'
       union all
       select count from profile_hub.contact_count_changes where client_id = '${clientId}' and kind = 'day') as every)`,
    count('contacts', `city = 'Oslo'`),
    count('contacts', '1 = any (given)'),
    count('consents'),
    count('import_changes'),
    count('imports', 'undone_at is null'),
    count('voided_certificates'),
    `(select count(*) from platform.events where client_id = '${clientId}' and type = 'contacts.changed')`,
  ].join(', ')}`;
};

const contactsKilled: Fault = async () => {
  const suite = await scratchApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    const admin = await contactsAdmin(suite);
    const seen = state(admin.clientId);
    let server = await suite.server();
    const first = await admin.check(server.address, file(THERE, 'Thiers'));
    await admin.ended(await admin.write(server.address, first));
    const id = await admin.check(server.address, file(THERE + NEW, 'Oslo'));
    const findings: Finding[] = [];
    const play = async (
      what: string,
      { at, begin, states }: { at: string[]; begin: () => Promise<string>; states: string[] },
      result: string,
    ) => {
      let jobId = '';
      let end = '';
      let kills = 0;
      const notificationsBefore = await countNotifications(suite.databaseUrl, admin.clientId);
      const saw = await statesSeen(suite.databaseUrl, seen, async () => {
        for (const [turn, table] of at.entries()) {
          const start = async () => {
            if (turn === 0) jobId = await begin();
          };
          const isKilled = await killedAt(suite.databaseUrl, table, { start, victim: server });
          kills += isKilled ? 1 : 0;
          server = await suite.server();
        }
        end = await admin.ended(jobId);
      });
      const notificationCount =
        (await countNotifications(suite.databaseUrl, admin.clientId)) - notificationsBefore;
      const strange = saw.filter((one) => !states.includes(one));
      findings.push(
        {
          what: `${what}, killed ${kills} times`,
          seen: `${end}, its owner told ${notificationCount} times`,
          holds: kills === at.length && end === result && notificationCount === 1,
        },
        {
          what: `${what}, what others saw meanwhile`,
          seen: strange.length > 0 ? strange.join(' | ') : `nothing but ${saw.join(' and then ')}`,
          holds: strange.length === 0 && saw.at(-1) === states.at(-1),
        },
      );
    };
    const all = THERE + NEW;
    const before = stateOf({
      contacts: THERE,
      moved: 0,
      lines: THERE / 2,
      changes: THERE,
      files: 1,
    });
    const after = stateOf({
      contacts: all,
      moved: all,
      lines: all / 2,
      changes: all + THERE,
      files: 2,
    });
    await play(
      `a file of ${all} lines`,
      {
        at: ['profile_hub.import_changes', 'profile_hub.imports'],
        begin: () => admin.write(server.address, id),
        states: [before, after],
      },
      `done {"created": ${NEW}, "leftOut": 0, "updated": ${THERE}}`,
    );
    // After the undo, import changes of both files stay for the remaining contacts; those of removed contacts are
    // deleted.
    const undone = `${THERE} ${THERE} 0 ${THERE / 2} ${all / 2} ${2 * THERE} 1 1 3`;
    await play(
      'its undo',
      {
        at: ['profile_hub.voided_certificates'],
        begin: () => admin.undo(server.address, id),
        states: [after, undone],
      },
      `done {"left": 0, "stayed": 0, "removed": ${NEW}, "restored": ${THERE}}`,
    );
    findings.push(...(await erasing(suite, admin, server)));
    return findings;
  } finally {
    await suite.end();
  }
};

function stateOf(seen: {
  contacts: number;
  moved: number;
  lines: number;
  changes: number;
  files: number;
}): string {
  const { contacts, moved, lines, changes, files } = seen;
  return [contacts, contacts, moved, lines, lines, changes, files, 0, files].join(' ');
}

/** Checks that a killed erasure leaves no contact erased without proof, and no proof for an existing contact. */
async function erasing(
  suite: ScratchApp,
  admin: Awaited<ReturnType<typeof contactsAdmin>>,
  victim: SuiteProcess,
): Promise<Finding[]> {
  const url = suite.databaseUrl;
  const of = `where client_id = '${admin.clientId}'`;
  const proofs = `(select coalesce(sum(contacts), 0) from profile_hub.erasures ${of})`;
  const whole = `select (select count(*) from profile_hub.contacts ${of}) + ${proofs},
    (select count(*) from profile_hub.erased_addresses ${of}) - ${proofs},
    (select count(*) from platform.events ${of} and type = 'contact.erased') - ${proofs}`;
  let [jobId, end, erasedThen, isKilled] = ['', '', '0', false];
  const notificationsBefore = await countNotifications(url, admin.clientId);
  const saw = await statesSeen(url, whole, async () => {
    jobId = await admin.erase(victim.address);
    await waitUntil(async () => Number((await column(url, `select ${proofs}`))[0]) > 0);
    isKilled = await killedAt(url, 'profile_hub.erased_addresses', {
      start: async () => {},
      victim,
    });
    [erasedThen = ''] = await column(url, `select ${proofs}`);
    await suite.server();
    end = await admin.ended(jobId);
  });
  const notificationCount = (await countNotifications(url, admin.clientId)) - notificationsBefore;
  const [left = ''] = await column(url, `select count(*) from profile_hub.contacts ${of}`);
  return [
    {
      what: `the erasing of ${THERE}, killed after ${erasedThen}`,
      seen: `${end}, its owner told ${notificationCount} times, ${left} left`,
      holds:
        isKilled &&
        Number(erasedThen) < THERE &&
        end === `done {"erased": ${THERE}}` &&
        notificationCount === 1 &&
        left === '0',
    },
    {
      what: 'the erasing, contacts without proof or proofs without all of it',
      seen: saw.join(' | '),
      holds: saw.join() === `${THERE} 0 0`,
    },
  ];
}

/** The number of job notifications of the brand. */
async function countNotifications(url: string, clientId: string): Promise<number> {
  const notificationCount = `select count(*) from platform.notifications where client_id = $1 and kind = 'job-done'`;
  return Number((await column(url, notificationCount, [clientId]))[0]);
}

export default contactsKilled;
