import type { FileRule } from './file-rule.ts';

const ROUTE_FILE = /\/server\/.*\.route\.ts$/;
const TEST_FILE = /\.test\.ts$/;
const EXPORT_NOT_ROUTE = /^export (?:const|(?:async )?function) (?!\w*Routes?\b)\w+/m;
const ROUTES_FOLDER = /\/server\/(?:.*\/)?routes\//;
const MIGRATIONS_FOLDER = /\/server\/(?:.*\/)?migrations\//;
const SQL =
  /from 'kysely'|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const CALLED_BY_ROUTES = /\/server\/(?:.*\/)?(?:commands|queries)\/|\/server\/.*\.query\.ts$/;
const PARTS_ONE_BY_ONE =
  /^export (?:async )?function \w+(?:<[^(]*>)?\(\s*(?:app|db|tx)\s*:|^export const \w+ = (?:async )?\(\s*(?:app|db|tx)\s*:/m;

/** Naming conventions of server code, the same in all modules. */
export const serverDialect: FileRule[] = [
  {
    name: 'route-suffix',
    reason: 'must be NAME.route.ts, and what it exports must end in Route',
    breaks: (path, text) =>
      ROUTE_FILE.test(path)
        ? EXPORT_NOT_ROUTE.test(text())
        : ROUTES_FOLDER.test(path) && !TEST_FILE.test(path),
  },
  {
    name: 'route-without-sql',
    reason: 'asks the database itself: a command or a query does that',
    breaks: (path, text) => ROUTE_FILE.test(path) && SQL.test(text()),
  },
  {
    name: 'migration-suffix',
    reason: 'stands among migrations and is not named NAME.migration.ts',
    breaks: (path) =>
      MIGRATIONS_FOLDER.test(path) && !path.endsWith('.migration.ts') && !TEST_FILE.test(path),
  },
  {
    name: 'context-first',
    reason: 'takes the database or the app one by one: ({ db, app }, …) is how it is called',
    breaks: (path, text) =>
      CALLED_BY_ROUTES.test(path) && !TEST_FILE.test(path) && PARTS_ONE_BY_ONE.test(text()),
  },
];
