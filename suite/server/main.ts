import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { checkStart, whyNotStarted } from '#platform/server/start/check-start.ts';
import { giveBackMemory } from '#platform/server/start/give-back-memory.ts';

const started = performance.now();
const { config, suite, address } = await start().catch((error: Error) => {
  process.stderr.write(`\nComptoir could not start: ${whyNotStarted(error)}\n\n`);
  return process.exit(1);
});
const signIns = config.demo ? (await import('#suite/demo/load-demo.ts')).demoSignIns : [];
giveBackMemory();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    // A second Ctrl-C stops immediately.
    if (stopping) process.exit(1);
    stopping = true;
    // Ctrl-C comes from a waiting user; process managers send SIGTERM.
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1_000 : 0;
    setTimeout(() => process.exit(1), drainMs + config.STOP_SECONDS * 1_000);
    await suite.stop({ drainMs });
    process.exit(0);
  });
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const lines = [
  `Comptoir is ready${address ? ` on ${address}` : ` (${config.ROLE})`}, after ${seconds} s.`,
];
if (config.demo && address) {
  lines.push(
    '',
    'Demo sign-ins:',
    ...signIns.map(({ email, password, what }) => `  ${email}  ${password}  ${what}`),
  );
}
if (config.mailbox && address) lines.push('', `Mails are kept in ${address}/mailbox`);
if (!config.demo && config.ROLE !== 'worker') {
  const { createFirstSuperAdminLink } = await import(
    '#modules/accounts/server/users/create-first-super-admin.ts'
  );
  const link = await createFirstSuperAdminLink(suite);
  if (link)
    lines.push(
      '',
      'Nobody lives here yet. Create the first super admin, once, within a day:',
      `  ${link}`,
    );
}
process.stdout.write(`\n${lines.join('\n')}\n\n`);

async function start() {
  const { values } = parseArgs({
    options: {
      empty: { type: 'boolean', default: false },
      role: { type: 'string' },
      port: { type: 'string' },
      // Public address if another server is in front: the screens of `npm run dev`.
      address: { type: 'string' },
    },
  });
  const given = readConfig(
    {
      // At a terminal, the user needs the address instead of a line per call.
      ...(process.stdout.isTTY && { LOG_LEVEL: 'warn' }),
      ...process.env,
      ...(values.role && { ROLE: values.role }),
      ...(values.port && { PORT: values.port }),
    },
    { empty: values.empty },
  );
  await checkStart(given);
  // The suite is large, so configuration errors are reported before it is imported.
  const { startSuite } = await import('./start-suite.ts');
  const { config, furnish } = given.demo
    ? await withDemo(given)
    : { config: given, furnish: undefined };
  const suite = await startSuite(config, createLog({ level: config.LOG_LEVEL }), { furnish });
  return { config, suite, address: suite.address && (values.address ?? suite.address) };
}

/** Imported only for a demo: elsewhere its code would take 5 MB. */
async function withDemo(given: Config) {
  const { loadDemoInChildProcess } = await import('#suite/demo/load-demo-apart.ts');
  const { withDemoSources } = await import('#suite/demo/reviews/with-demo-sources.ts');
  return {
    config: await withDemoSources(given),
    furnish: given.ROLE === 'worker' ? undefined : loadDemoInChildProcess,
  };
}
