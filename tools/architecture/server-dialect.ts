import type { FileRule } from './file-rule.ts';

const ROUTE_FILE = /\/server\/.*\.route\.ts$/;
const TEST_FILE = /\.test\.ts$/;
const EXPORT_NOT_ROUTE = /^export (?:const|(?:async )?function) (?!\w*Routes?\b)\w+/m;
const MIGRATIONS_FOLDER = /\/server\/(?:.*\/)?migrations\//;
const SQL =
  /from 'kysely'|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const MODULE_SERVER = /^modules\/[^/]+\/server\/(?!(?:.*\/)?testing\/|.*\.(?:test|migration)\.ts$)/;
/** Folders by kind separate the calls of a topic from its work. */
const FOLDER_BY_KIND = /\/server\/(?:.*\/)?(?:routes|commands|queries|jobs|listeners)\//;
const PARTS_ONE_BY_ONE =
  /^export (?:async )?function \w+(?:<[^(]*>)?\(\s*(?:app|db|tx)\s*:|^export const \w+ = (?:async )?\(\s*(?:app|db|tx)\s*:/m;

/** Naming conventions of server code, the same in all modules. */
export const serverDialect: FileRule[] = [
  {
    name: 'route-suffix',
    reason: 'exports something whose name does not end in Route or Routes',
    breaks: (path, text) => ROUTE_FILE.test(path) && EXPORT_NOT_ROUTE.test(text()),
  },
  {
    name: 'route-without-sql',
    reason: 'queries the database itself: a command or a query does that',
    breaks: (path, text) => ROUTE_FILE.test(path) && SQL.test(text()),
  },
  {
    name: 'migration-suffix',
    reason: 'is among migrations and is not named NAME.migration.ts',
    breaks: (path) =>
      MIGRATIONS_FOLDER.test(path) && !path.endsWith('.migration.ts') && !TEST_FILE.test(path),
  },
  {
    name: 'context-first',
    reason: 'takes the database or the app one by one: ({ db, app }, …) is how it is called',
    breaks: (path, text) => MODULE_SERVER.test(path) && PARTS_ONE_BY_ONE.test(text()),
  },
  {
    name: 'folders-by-topic',
    reason:
      'is in a folder by kind: the routes, commands, queries and jobs of a topic belong in the folder of that topic',
    breaks: (path) => path.startsWith('modules/') && FOLDER_BY_KIND.test(path),
  },
];
