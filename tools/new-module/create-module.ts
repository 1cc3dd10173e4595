/** `npm run new-module gift-cards`: makes the folder of a module and mounts it in the suite. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFiles } from './module-files.ts';
import { moduleName } from './module-name.ts';
import { registerModule } from './register-module.ts';

const [given = ''] = process.argv.slice(2);
try {
  create(given);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function create(wanted: string): void {
  const name = moduleName(wanted);
  const folder = join('modules', name.folder);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  for (const [path, text] of Object.entries(moduleFiles(name))) write(join(folder, path), text);
  register('suite/server/modules.ts', name.code, `#modules/${name.folder}/server/module.ts`);
  register('suite/web/modules.ts', `${name.code}Web`, `#modules/${name.folder}/web/module.tsx`);
  format([folder, 'suite/server/modules.ts', 'suite/web/modules.ts']);
  console.log(`${folder} is made and mounted. Start with its README, then its contract.`);
}

function register(list: string, code: string, file: string): void {
  writeFileSync(list, registerModule(readFileSync(list, 'utf8'), { code, file }));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function format(paths: string[]): void {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
