/**
 * Copies the checkout to a folder and creates a module with two records there: `npm test` runs checks on the copy that
 * a new module must pass.
 */
import { spawnSync } from 'node:child_process';
import { copyCheckout } from './in-a-copy.ts';

const NAME = 'new-things';
/** A record of persons, known by a mandatory e-mail. */
const GUEST_FIELDS = ['name:text', 'email:email:required', 'visits:whole', 'regular:boolean'];
const COMMANDS = [
  ['tools/new-module/create-module.ts', NAME, 'odd-thing'],
  ['tools/new-record/create-record.ts', NAME, 'guest-entry', ...GUEST_FIELDS],
];

const [copy = ''] = process.argv.slice(2);
copyCheckout(copy);
const failed = COMMANDS.find((command) => {
  const { status } = spawnSync(process.execPath, command, { cwd: copy, stdio: 'inherit' });
  return status !== 0;
});
process.exitCode = failed ? 1 : 0;
