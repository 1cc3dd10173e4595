/** `npm run new-record loyalty gift-card name:text value:money`: adds a record to an existing module. */
import { globSync, readFileSync } from 'node:fs';
import { nextMigration } from '../new-module/next-migration.ts';
import { sliceNames } from '../new-module/slice-names.ts';
import { givenFields } from './given-fields.ts';
import { menuItem } from './mount-record.ts';
import { writeRecord } from './write-record.ts';

const USAGE = 'npm run new-record MODULE RECORD[/PLURAL] FIELD:KIND …';
/** The first record of a new module opens with its menu item. */
const AT_MENU_ITEM = '--at-menu-item';

try {
  create(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function create(given: readonly string[]): void {
  const [module, names, ...fields] = given.filter((one) => one !== AT_MENU_ITEM);
  if (module === undefined || names === undefined) throw new Error(USAGE);
  const forms = sliceNames([module, ...names.split('/')]);
  const opened = menuItem(readFileSync(`modules/${module}/contract/menu.ts`, 'utf8'));
  const paths = writeRecord({
    ...forms,
    ...opened,
    fields: givenFields(fields),
    screen: given.includes(AT_MENU_ITEM) ? opened.item : `${opened.item}/${forms.records.kebab}`,
    migration: nextMigration(migrationNames(), new Date()),
  });
  console.log(`The ${forms.records.words} of ${module} have a list, an editor, an export and a search. Written:
${paths.map((path) => `  ${path}`).join('\n')}
  modules/${module}/translations/*.json, docs/permissions.md
Next: the sentence and the limits in the contract, and the texts that are still in quotation marks in five languages.
When the table is as you want it, run npm run land-migrations. Then list its screens in e2e/${module}/${module}.screens.ts.`);
}

function migrationNames(): string[] {
  return globSync('{platform,modules}/**/*.migration.ts').flatMap(
    (file) => /name: '(\d{4}-\d\d-\d\d-[^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );
}
