import type { ModuleName } from './module-name.ts';

/** What a module needs to stand in the house: the shape, and nothing that would have to be thrown away. */
export function moduleFiles(name: ModuleName): Record<string, string> {
  return {
    'README.md': readme(name),
    'contract/menu.ts': menu(name),
    'server/module.ts': serverModule(name),
    'web/module.tsx': webModule(name),
    'web/texts.d.ts': textTypes(name),
    ...translations(name),
  };
}

function readme({ words, folder }: ModuleName): string {
  return `# ${words}

What it is for, in two sentences that a product manager understands.

- **Tables** (schema \`${folder.replaceAll('-', '_')}\`): none yet.
- **Events**: publishes none, listens to none.
- **Jobs**: none.
- **Permissions**: its screen is for a brand's people (\`contract/menu.ts\`).
`;
}

function menu({ folder, code, words }: ModuleName): string {
  return `import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/role.ts';

/** ${words} is for a brand's own people. */
export const ${code}Menu = defineMenu([
  { key: 'platform/${folder}', module: 'platform', roles: BRAND_ROLES },
]);
`;
}

function serverModule({ folder, code }: ModuleName): string {
  return `import { ${code}Menu } from '#modules/${folder}/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const ${code} = defineModule({ name: '${folder}', menu: ${code}Menu });
`;
}

function webModule({ folder, code }: ModuleName): string {
  const title = `'${folder}:menu.title'`;
  return `import { IconBox } from '@tabler/icons-react';
import { ${code}Menu } from '#modules/${folder}/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

export const ${code}Web = defineWebModule({
  name: '${folder}',
  menu: ${code}Menu,
  looks: { 'platform/${folder}': { label: ${title}, icon: IconBox, group: ${title} } },
  screens: [{ path: 'platform/${folder}', menu: 'platform/${folder}', title: ${title} }],
});
`;
}

function textTypes({ folder }: ModuleName): string {
  return `import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${folder}': typeof import('#modules/${folder}/translations/en.json');
  }
}
`;
}

function translations({ words }: ModuleName): Record<string, string> {
  const titles = {
    en: `${words} module`,
    fr: `Module ${words}`,
    es: `Módulo ${words}`,
    it: `Modulo ${words}`,
    de: `Modul ${words}`,
    no: `Modulen ${words}`,
  };
  return Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      `translations/${language}.json`,
      `${JSON.stringify({ menu: { title } }, null, 2)}\n`,
    ]),
  );
}
