import type { Rolldown } from 'vite';

const PACKAGES = [
  'i18next',
  'react-i18next/dist/es/(?!Trans)',
  'zod',
  '@mantine/core/esm/core',
  '@mantine/form',
];
const COMPONENTS = [
  'ActionIcon',
  'Button',
  'Input',
  'InputBase',
  'Loader',
  'PasswordInput',
  'TextInput',
  'UnstyledButton',
];
const PLATFORM = [
  'contract/(locale|limits|problem|problems|email|password|safe-redirect)\\.ts',
  'web/(i18n|theme)/',
  'web/api/(server|session|problem|call-address|use-problem|request-id)',
  'web/display/(icon|action-button|link\\.module|marks/(wordmark|logo))',
  'web/feedback/(note|region-error)',
  'web/fields/(form/|field-|password-field|text-field)',
  'web/module/(address-param|last-client|load-chunk|use-document-title)',
  // Each is smaller than the request that it would cost.
  'contract/(client|ids|navigation|page-addresses/page-address)\\.ts',
];
/** Code that every page behind sign-in needs besides its screen, but the sign-in pages do not; without large dependencies. */
const SHELL = [
  'contract/(permission|text/(initials|text-reference))\\.ts',
  'web/display/(link-button|marks/(avatar|client-avatar))',
  'web/feedback/progress-ring',
  'web/live/(job-watch|text-of-reference)',
  'web/module/(abilities|acting|current-user|on-demand)',
  'web/layout/drop-place',
  'web/shell/account/role-name',
];

const BASE_PACKAGES = new RegExp(
  `node_modules/(${PACKAGES.join('|')})|@mantine/core/esm/components/(${COMPONENTS.join('|')})/`,
);
const BASE_MODULES = new RegExp(
  `/platform/(${PLATFORM.join('|')})|/modules/accounts/contract/(get-session|refresh-session)`,
);

/** What most screens have beside the shell. As many small files they cost a browser more than their code does. */
const SCREEN_PARTS = [
  { name: 'calls', test: /\/platform\/contract\// },
  { name: 'hooks', test: /@mantine\/hooks\// },
  {
    name: 'choices',
    test: /@mantine\/core\/esm\/(components\/(Checkbox|FloatingIndicator|Radio|SegmentedControl|Switch|ScrollArea\/utils)|utils\/InlineInput)/,
  },
  {
    name: 'dropdowns',
    test: /@floating-ui|@mantine\/core\/esm\/components\/(Combobox|FocusTrap|OptionalPortal|Popover|Portal|ScrollArea|Select)/,
  },
  { name: 'lists', test: /\/platform\/web\/(list|table|filters)\// },
  {
    name: 'forms',
    test: /\/platform\/web\/(fields\/form\/|feedback\/use-confirm|layout\/action-bar|display\/(marked-text|kbd|middle-cut))/,
  },
];

// Sign-in has one of its own, and would load all the others with it.
const ICON = /@tabler\/icons-react\/dist\/esm\/icons\/(?!IconBuilding\.)(\w+)\./;

/** The only hook of its package in the shell, which would load all hooks of screens with it. */
const SHELL_HOOK = /@mantine\/hooks\/esm\/use-debounced-value\//;

/** As the bundler names files, on Windows too. */
const REPOSITORY = import.meta.dirname.replaceAll('\\', '/').replace(/suite\/web$/, '');

const ENTRIES = {
  signIn: ['suite/web/main.tsx', 'modules/accounts/web/sign-in/screens/sign-in.page.tsx'],
  shell: ['suite/web/suite-app.tsx', 'suite/web/shell/client-shell.tsx'],
};

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Our modules that the pages of these entries load at once; the entries themselves are not among them. Packages are
 * not followed, because their index files name much that no page loads.
 */
function loadedBy(entries: readonly string[], graph: Graph): Set<string> {
  const own = entries.map((entry) => REPOSITORY + entry);
  const found = new Set(own);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('/node_modules/')) found.add(imported);
  for (const entry of own) found.delete(entry);
  return found;
}

/** Icons by name, because all come from one index. */
function iconsUsedBy(modules: Set<string>, graph: Graph): Set<string> {
  const code = [...modules, ...ENTRIES.shell.map((entry) => REPOSITORY + entry)]
    .map((id) => graph.getModuleInfo(id)?.code ?? '')
    .join('\n');
  return new Set(code.match(/\bIcon[A-Z]\w*/g));
}

interface Reached {
  first: Set<string>;
  shell: Set<string>;
  shellIcons: Set<string>;
}

/**
 * Code that every page needs is bundled together: fifty small files cost more than two, and nested imports add a wait
 * each. A group takes nothing into the first page or the shell that these do not load anyway; the bundler splits the
 * rest.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let known: Reached | undefined;
  const reached = (graph: Graph): Reached => {
    if (!known) {
      const shell = loadedBy(ENTRIES.shell, graph);
      known = {
        first: loadedBy(ENTRIES.signIn, graph),
        shell,
        shellIcons: iconsUsedBy(shell, graph),
      };
    }
    return known;
  };
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      debugName: 'base',
      name: (id, graph) => {
        const { first, shell } = reached(graph);
        const isShared = first.has(id) && (shell.has(id) || BASE_MODULES.test(id));
        return isShared || BASE_PACKAGES.test(id) ? 'base' : null;
      },
    },
    { name: 'shell', test: new RegExp(`/platform/(${SHELL.join('|')})`) },
    {
      // The bundler would split it into five files, all of which every screen needs.
      name: 'reads',
      test: /@tanstack\/(react-query|query-core)\/build\/modern\/(useBaseQuery|useQuery|useMutation|queryObserver|mutationObserver)|\/platform\/web\/api\/(query-of|use-call)/,
    },
    {
      name: 'sign-in',
      test: /modules\/accounts\/web\/sign-in\/(components\/(sign-in|password-sign-in|provider)|data\/(use-answer|verify|counted))/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'router',
      // Without what only some screens use.
      test: /@tanstack\/(react-router|router-core|history|store|react-query|query-core)\/(?!.*(queriesObserver|useQueries|useBlocker))/,
    },
    {
      debugName: 'what the shell adds',
      name: (id, graph) => {
        const { first, shell, shellIcons } = reached(graph);
        const icon = ICON.exec(id)?.[1];
        const isNew = icon
          ? shellIcons.has(icon)
          : SHELL_HOOK.test(id) || (shell.has(id) && !first.has(id));
        return isNew ? 'suite' : null;
      },
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: ICON },
    {
      debugName: 'parts of screens',
      name: (id, graph) => {
        const { first, shell } = reached(graph);
        if (first.has(id) || shell.has(id)) return null;
        return SCREEN_PARTS.find(({ test }) => test.test(id))?.name ?? null;
      },
      minShareCount: 8,
      includeDependenciesRecursively: false,
    },
  ];
}
