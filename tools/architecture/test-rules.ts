import type { FileRule } from './file-rule.ts';

const TEST_CODE = /^(platform|modules|suite|tools|bench)\/.*(\.test\.tsx?$|\/testing\/.*\.tsx?$)/;
const TEST_FILE = /\.test\.tsx?$/;

/** The only files that may read server-wide PostgreSQL views; `pg_stat_xact_…` covers only the own transaction. */
const BOUND_TO_ONE_DATABASE = new Set([
  'platform/testing/database/own-activity.ts',
  'platform/server/live/testing/cut-connections.ts',
]);
const SERVER_WIDE =
  /\bpg_(locks|blocking_pids|stat_(?!xact_)\w+|prepared_xacts|replication_slots)\b/;
/** `timers/promises` is imported to sleep; its `setImmediate`, which waits for a turn of the loop, is not. */
const OWN_TIME =
  /\btimeout: ?\d|import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'|\bnew Promise\(.*\bsetTimeout\(\w+, ?\d/;

/** Test files run in parallel on a busy machine, so none may depend on other tests or on timing. */
export const testRules: FileRule[] = [
  {
    name: 'tests-in-their-own-database',
    reason:
      'reads locks or connections of the whole PostgreSQL server, which other tests share: use platform/testing/database/own-activity.ts',
    breaks: (path, text) =>
      TEST_CODE.test(path) && !BOUND_TO_ONE_DATABASE.has(path) && SERVER_WIDE.test(text()),
  },
  {
    name: 'tests-wait-on-conditions',
    reason:
      'sleeps or sets a deadline of its own: wait on a condition (until, expect.poll), for as long as platform/testing/patience.ts says',
    breaks: (path, text) => TEST_FILE.test(path) && OWN_TIME.test(text()),
  },
];
