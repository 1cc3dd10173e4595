import type { NewRecord } from './record-code.ts';

/** The module's first menu item at a client, and the brand roles that see it. */
export function menuItem(menu: string): Pick<NewRecord, 'item' | 'roles'> {
  const items = menu.matchAll(/\{ key: '([^']+)', module: '([^']+)', roles: ([^}]+?),? \}/g);
  const [, item, , roles = ''] = [...items].find(([, , module]) => module !== 'superadmin') ?? [];
  if (item === undefined) throw new Error('the module has no menu item at a client');
  // Rows are not limited to locations, so roles that are bound to locations do not see them.
  return { item, roles: roles === 'ADMIN_ROLES' ? 'ADMIN_ROLES' : 'BRAND_ROLES' };
}

/** `server/module.ts` with the record and its migration; the formatter sorts the imports afterwards. */
export function mountOnServer(code: string, { module, record, records }: NewRecord): string {
  const migration = `create${records.pascal}Migration`;
  const withMigration = appendToList(code, '\n  migrations: [', migration);
  const mounted = `recordServer(${record.camel})`;
  const withRecord = withMigration.includes('\n  records: [')
    ? appendToList(withMigration, '\n  records: [', mounted)
    : withMigration.replace('\n  migrations: [', `\n  records: [${mounted}],\n  migrations: [`);
  const imports = [
    `import { ${record.camel} } from '#modules/${module.kebab}/contract/${records.kebab}.ts';`,
    `import { ${migration} } from './migrations/create-${records.kebab}.migration.ts';`,
    ...(code.includes("records/record-server.ts'")
      ? []
      : ["import { recordServer } from '#platform/server/records/record-server.ts';"]),
  ];
  return `${imports.join('\n')}\n${withRecord}`;
}

/** `web/module.tsx` with the screens of the record, and a menu entry unless it uses the module's menu item. */
export function mountOnWeb(
  code: string,
  { module, record, records, fields, item, screen }: NewRecord,
): string {
  const group = new RegExp(`'${module.kebab}:menu\\.\\w+'`).exec(
    code.slice(code.search(/group(:| =) '/)),
  )?.[0];
  if (group === undefined) throw new Error('web/module.tsx has no group in the menu');
  const isSection = screen !== item;
  const properties = [
    `texts: '${module.kebab}:${record.camel}'`,
    `path: '${screen}'`,
    `item: '${item}'`,
    ...(isSection ? [`section: { after: '${item}', icon: IconList, group: ${group} }`] : []),
    ...(fields.some(({ kind }) => kind === 'key') ? ['isImported: true'] : []),
    `record: async () => (await import('#modules/${module.kebab}/contract/${records.kebab}.ts')).${record.camel}`,
  ];
  const pages = `recordPages({\n${properties.map((one) => `      ${one},\n`).join('')}    })`;
  const withPages = code.includes('\n  records: [')
    ? appendToList(code, '\n  records: [', pages)
    : code.replace('\n  screens: [', `\n  records: [${pages}],\n  screens: [`);
  const imports = [
    ...(isSection && !/\bIconList\b/.test(code)
      ? ["import { IconList } from '@tabler/icons-react';\n"]
      : []),
    ...(code.includes('recordPages')
      ? []
      : ["import { recordPages } from '#platform/web/records/record-pages.ts';\n"]),
  ];
  return `${imports.join('')}${withPages}`;
}

/** Puts an element at the end of the list that begins with `start`. */
function appendToList(code: string, start: string, element: string): string {
  const begin = code.indexOf(start);
  if (begin < 0) throw new Error(`there is no list ${start.trim()}`);
  let depth = 1;
  let at = begin + start.length;
  while (depth > 0 && at < code.length) {
    if (code[at] === '[') depth += 1;
    if (code[at] === ']') depth -= 1;
    at += 1;
  }
  const inner = code.slice(begin + start.length, at - 1).trimEnd();
  const comma = inner === '' || inner.endsWith(',') ? '' : ',';
  return `${code.slice(0, begin + start.length)}${inner}${comma} ${element},${code.slice(at - 1)}`;
}
