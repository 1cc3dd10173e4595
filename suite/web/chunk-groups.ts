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
];

/** As the bundler names files, on Windows too. */
const REPOSITORY = import.meta.dirname.replaceAll('\\', '/').replace(/suite\/web$/, '');

const ENTRIES = {
  signIn: ['suite/web/main.tsx', 'modules/accounts/web/sign-in/screens/sign-in.page.tsx'],
  shell: ['suite/web/suite-app.tsx', 'suite/web/shell/client-shell.tsx'],
};

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };

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

/** Groups that take nothing into the first page or the shell that these do not load anyway. */
function groupsBehindSignIn(): Rolldown.CodeSplittingGroup[] {
  let first: Set<string> | undefined;
  let shell: Set<string> | undefined;
  const partOf = (id: string, graph: Graph) => {
    first ??= loadedBy(ENTRIES.signIn, graph);
    shell ??= loadedBy(ENTRIES.shell, graph);
    if (first.has(id)) return null;
    if (shell.has(id)) return 'suite';
    return SCREEN_PARTS.find(({ test }) => test.test(id))?.name ?? null;
  };
  return [
    {
      debugName: 'what the shell adds',
      name: (id, graph) => (partOf(id, graph) === 'suite' ? 'suite' : null),
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'parts of screens',
      name: partOf,
      minShareCount: 8,
      includeDependenciesRecursively: false,
    },
  ];
}

/**
 * Code that every page needs is bundled together: fifty small files cost more than two, and nested imports add a wait
 * each. Only code used from the first page on is listed; the bundler splits the rest.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: new RegExp(
      [
        `node_modules/(${PACKAGES.join('|')})`,
        `@mantine/core/esm/components/(${COMPONENTS.join('|')})/`,
        `/platform/(${PLATFORM.join('|')})`,
        '/modules/accounts/contract/(get-session|refresh-session)',
      ].join('|'),
    ),
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
  },
  {
    name: 'router',
    test: /@tanstack\/(react-router|router-core|history|store|react-query|query-core)\//,
  },
  // Sign-in has one of its own, and would load all the others with it.
  { name: 'icons', test: /@tabler\/icons-react\/dist\/esm\/icons\/(?!IconBuilding\.)/ },
  ...groupsBehindSignIn(),
];
