import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Preferences of a new profile. Firefox sets the rest that automation needs. */
const PREFERENCES = {
  'intl.accept_languages': 'en-US, en',
  'ui.prefersReducedMotion': 1,
};

export interface Firefox {
  /** Where it listens for WebDriver BiDi. */
  address: string;
  stop(): Promise<void>;
}

/** Starts Firefox without a window, in a temporary profile. */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'comptoir-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { address: await whereItListens(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function whereItListens(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Firefox says nothing');
  const said: string[] = [];
  // Reads stderr to its end, because a full pipe would block Firefox.
  const lines = createInterface({ input: child.stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${said.join('\n')}`)));
  });
}
