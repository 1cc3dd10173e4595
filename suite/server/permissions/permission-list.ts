import { type Permission, permissionMenuItems, ROLES } from '#platform/contract/permission.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';

const HEAD = `# Who may do what

Written by \`node suite/server/permissions/write-permissions.ts\` from the modules' \`contract/permissions.ts\`; a test holds it against them.
The server judges every call of a client by one of these sentences; the web is told which hold for the user and repeats no rule.
Whoever is bound to locations (sales_rep, store_owner) sees of every list, count, export and search their own locations only:
the database itself hides the rest (\`platform/server/database/location-scope.ts\`).
Super admins alone make the calls under \`/api/sa\` that name no client, and may at every client what a brand admin may.
Where a client has a module in another product (v1), what stands behind the module's menu items is refused here for that client,
whoever asks (403 \`MODULE_OPENS_ELSEWHERE\`).
`;

/** All permissions of the suite as a page: description, name, and a mark for each role. */
export function permissionList(registry: Pick<ModuleRegistry, 'permissions'>): string {
  const roles = ROLES.map((role) => role.replace('_', ' '));
  const rows = registry.permissions.map((permission) =>
    line([
      permission.sentence,
      `\`${permission.ability}\``,
      ...marksOf(permission),
      permissionMenuItems(permission)
        .map((key) => `\`${key}\``)
        .join(' or '),
    ]),
  );
  const head = [
    line(['sentence', 'ability', ...roles, 'menu item']),
    line(Array(roles.length + 3).fill('---')),
  ];
  return `${HEAD}\n${[...head, ...rows].join('\n')}\n`;
}

function marksOf(permission: Permission): string[] {
  return ROLES.map((role) => (permission.roles.includes(role) ? 'yes' : ''));
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
