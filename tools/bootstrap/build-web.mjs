import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

const OUTPUT = join(CHECKOUT, '.dist', 'web');
const STAMP = join(CHECKOUT, '.dist', 'web-sources');
const SOURCES = ['platform', 'suite', 'modules'];
const OTHER_INPUTS = ['package.json', 'package-lock.json', 'tsconfig.json'];
/** Folders that no screen imports, ensured by the architecture rules. */
const NOT_IN_THE_WEB = new Set(['server', 'testing', 'demo']);

/** Builds the web unless its sources are unchanged since the last build. Returns the build's output if it ran. */
export function buildWeb(node, { onBuild } = {}) {
  const sources = fingerprint();
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources)
    return { ok: true, built: false, output: '' };
  onBuild?.();
  rmSync(STAMP, { force: true });
  const vite = join(CHECKOUT, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join('suite', 'web', 'vite.config.ts');
  const { status, stdout, stderr } = spawnSync(
    node,
    [vite, 'build', '--config', config, '--logLevel', 'warn'],
    { cwd: CHECKOUT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (status === 0) {
    mkdirSync(join(CHECKOUT, '.dist'), { recursive: true });
    writeFileSync(STAMP, sources);
  }
  return { ok: status === 0, built: true, output: `${stdout}${stderr}`.trim() };
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = [...SOURCES.flatMap(filesIn), ...OTHER_INPUTS];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(CHECKOUT, file)));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(join(CHECKOUT, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_IN_THE_WEB.has(entry.name) ? [] : filesIn(path);
      return /\.test\.tsx?$/.test(entry.name) || !entry.isFile() ? [] : [path];
    });
}
