/** `npm run new-module loyalty card`: creates a module, registers it in the suite and adds its first record. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { givenFields } from '../new-record/given-fields.ts';
import { menuItem } from '../new-record/mount-record.ts';
import { writeRecord } from '../new-record/write-record.ts';
import { nextMigration } from './next-migration.ts';
import { registerModule } from './register-module.ts';
import { sliceFiles } from './slice-files.ts';
import { type SliceNames, sliceNames } from './slice-names.ts';

const MOUNTED_IN = ['suite/server/modules.ts', 'suite/web/modules.ts'] as const;

/** One field of each common kind, to be changed or removed. */
const FIRST_FIELDS = [
  'name:text',
  'code:key',
  'level:bronze,silver,gold',
  'quantity:whole',
  'startsOn:day',
  'active:boolean',
];

try {
  create(sliceNames(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function create(names: SliceNames): void {
  const { module, records } = names;
  const folder = join('modules', module.kebab);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  for (const [path, text] of Object.entries(sliceFiles(names))) write(join(folder, path), text);
  const [server, web] = MOUNTED_IN;
  register(server, module.camel, `#modules/${module.kebab}/server/module.ts`);
  register(web, `${module.camel}Web`, `#modules/${module.kebab}/web/module.tsx`);
  const opened = menuItem(readFileSync(join(folder, 'contract/menu.ts'), 'utf8'));
  writeRecord({
    ...names,
    ...opened,
    fields: givenFields(FIRST_FIELDS),
    screen: opened.item,
    migration: nextMigration(migrationNames(), new Date()),
  });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder, ...MOUNTED_IN);
  console.log(
    `${folder} is made and mounted. It stores ${records.words}: list, editor, import, export, search, test, six languages.
Start with its README; npm test -- ${folder} runs its tests, and npm run new-record ${module.kebab} adds another record.
When its table is as you want it, npm run land-migrations records its migration; npm test requires it.
In the other five languages its names are in quotation marks: put the real ones there.`,
  );
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
