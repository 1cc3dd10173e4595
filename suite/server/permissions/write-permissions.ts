import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleRegistry } from '#platform/server/module-registry.ts';
import { modules } from '#suite/server/modules.ts';
import { permissionList } from './permission-list.ts';

const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'permissions.md');
writeFileSync(page, permissionList(new ModuleRegistry(modules)));
