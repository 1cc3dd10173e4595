import { parseArgs } from 'node:util';
import { firstSuperAdminLink } from '#modules/accounts/server/commands/first-super-admin-link.ts';
import { readConfig } from '#platform/server/config.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { demoSignIns, loadDemo } from '#suite/demo/load-demo.ts';
import { startSuite } from './start-suite.ts';

const { values } = parseArgs({
  options: {
    empty: { type: 'boolean', default: false },
    role: { type: 'string' },
    port: { type: 'string' },
  },
});

const started = performance.now();
const config = readConfig(
  {
    // A person at a terminal wants the address, not a line for every call.
    ...(process.stdout.isTTY && { LOG_LEVEL: 'warn' }),
    ...process.env,
    ...(values.role && { ROLE: values.role }),
    ...(values.port && { PORT: values.port }),
  },
  { empty: values.empty },
);
const log = createLog({ level: config.LOG_LEVEL });
const suite = await startSuite(config, log).catch((error: Error) => {
  // A second start, a port in use, a database that is not there: a person reads this, not a program.
  process.stderr.write(`\nComptoir could not start: ${reasonOf(error)}\n\n`);
  return process.exit(1);
});
if (config.demo && config.ROLE !== 'worker') await loadDemo(suite.app);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    // A second press means now.
    if (stopping) process.exit(1);
    stopping = true;
    // Ctrl-C is a person who waits; whatever manages processes asks with SIGTERM.
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1_000 : 0;
    setTimeout(() => process.exit(1), drainMs + config.STOP_SECONDS * 1_000);
    await suite.stop({ drainMs });
    process.exit(0);
  });
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const lines = [
  `Comptoir is ready${suite.address ? ` on ${suite.address}` : ` (${config.ROLE})`}, after ${seconds} s.`,
];
if (config.demo && suite.address) {
  lines.push(
    '',
    'Demo sign-ins:',
    ...demoSignIns.map(({ email, password, what }) => `  ${email}  ${password}  ${what}`),
  );
}
if (config.mailbox && suite.address) lines.push('', `Mails are kept in ${suite.address}/mailbox`);
if (!config.demo && config.ROLE !== 'worker') {
  const link = await firstSuperAdminLink(suite);
  if (link)
    lines.push(
      '',
      'Nobody lives here yet. Create the first super admin, once, within a day:',
      `  ${link}`,
    );
}
process.stdout.write(`\n${lines.join('\n')}\n\n`);

function reasonOf(error: Error): string {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return `port ${config.PORT} is in use. Choose another: npm start -- --port 4101`;
  if (isDatabaseAway(error)) return 'the database of DATABASE_URL does not answer.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
