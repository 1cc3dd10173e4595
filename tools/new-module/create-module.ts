/** `npm run new-module loyalty card`: creates a whole module that stores cards, and registers it in the suite. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nextMigration } from './next-migration.ts';
import { registerModule } from './register-module.ts';
import { sliceFiles } from './slice-files.ts';
import { type SliceNames, sliceNames } from './slice-names.ts';

const MOUNTED_IN = ['suite/server/modules.ts', 'suite/web/modules.ts'] as const;

try {
  create(sliceNames(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function create(names: SliceNames): void {
  const { module, record, records } = names;
  const folder = join('modules', module.kebab);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  requireFreeEvents(record.kebab);
  const migration = nextMigration(migrationNames(), new Date());
  for (const [path, text] of Object.entries(sliceFiles(names, { migration })))
    write(join(folder, path), text);
  const [server, web] = MOUNTED_IN;
  register(server, module.camel, `#modules/${module.kebab}/server/module.ts`);
  register(web, `${module.camel}Web`, `#modules/${module.kebab}/web/module.tsx`);
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder, ...MOUNTED_IN);
  run('suite/server/permissions/write-permissions.ts');
  console.log(
    `${folder} is made and mounted: contract, table, list, editor, import, export, tests, six languages.
It keeps ${records.words}, and its checks pass as it stands. Begin with its README; npm test -- ${folder} runs its tests.
When its table is as you want it, npm run land-migrations writes its migration down; npm test asks for it.
In the other five languages its names are in quotation marks: put the real ones there.`,
  );
}

/** An event is called like its record, whichever module publishes it. */
function requireFreeEvents(record: string): void {
  const taken = globSync('modules/*/contract/**/*.ts').find((file) =>
    readFileSync(file, 'utf8').includes(`type: '${record}.saved'`),
  );
  if (taken) throw new Error(`${taken} has an event ${record}.saved: call the record otherwise`);
}

function migrationNames(): string[] {
  return globSync('{platform,modules}/**/*.migration.ts').flatMap(
    (file) => /name: '(\d{4}-\d\d-\d\d-[^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );
}

function register(list: string, code: string, file: string): void {
  writeFileSync(list, registerModule(readFileSync(list, 'utf8'), { code, file }));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}
