import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flatten } from '../translations/namespace-texts.ts';
import { mountOnServer, mountOnWeb } from './mount-record.ts';
import { contractCode, migrationCode, type NewRecord, testCode } from './record-code.ts';
import { newRecordTexts } from './record-texts.ts';

/** Writes the files of a new record into its module, mounts it and adds its texts. Returns the written paths. */
export function writeRecord(given: NewRecord): string[] {
  const { module, records } = given;
  const folder = join('modules', module.kebab);
  requireFreeNames(given, folder);
  const isFirst = globSync(join(folder, 'server/migrations/*.migration.ts')).length === 0;
  const files = {
    [`contract/${records.kebab}.ts`]: contractCode(given),
    [`server/migrations/create-${records.kebab}.migration.ts`]: migrationCode(given, { isFirst }),
    [`server/${records.kebab}/${records.kebab}.test.ts`]: testCode(given),
    'server/module.ts': mountOnServer(read(join(folder, 'server/module.ts')), given),
    'web/module.tsx': mountOnWeb(read(join(folder, 'web/module.tsx')), given),
  };
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  addTexts(given, folder);
  const paths = Object.keys(files).map((path) => join(folder, path));
  run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths]);
  run(['suite/server/permissions/write-permissions.ts']);
  return paths;
}

function requireFreeNames({ record, records }: NewRecord, folder: string): void {
  const contract = join(folder, 'contract', `${records.kebab}.ts`);
  if (existsSync(contract)) throw new Error(`${contract} is there already`);
  const texts = JSON.parse(read(join(folder, 'translations/en.json')));
  if (texts[record.camel])
    throw new Error(`${folder} has texts under ${record.camel}: call the record otherwise`);
  // Events are named after their record, regardless of the module.
  const taken = globSync('modules/*/contract/**/*.ts').find((file) => {
    const code = readFileSync(file, 'utf8');
    return (
      code.includes(`type: '${record.kebab}.saved'`) || code.includes(`record: '${record.kebab}'`)
    );
  });
  if (taken)
    throw new Error(`${taken} has an event ${record.kebab}.saved: call the record otherwise`);
}

/** Existing texts of the module stay: labels of fields and the name of its queue. */
function addTexts(given: NewRecord, folder: string): void {
  const present = flatten(JSON.parse(read(join(folder, 'translations/en.json'))));
  const texts = Object.entries(newRecordTexts(given)).filter(([key]) => !present.has(key));
  run(
    ['tools/translations/add-texts.ts', given.module.kebab],
    JSON.stringify(Object.fromEntries(texts)),
  );
}

function read(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no ${path}: npm run new-module makes a module`);
  return readFileSync(path, 'utf8');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(command: string[], input = ''): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    input,
  });
  if (status !== 0) throw new Error(stdout + stderr);
}
