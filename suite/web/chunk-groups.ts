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

/**
 * Code that every page needs is bundled together: fifty small files cost more than two, and nested imports add a wait
 * each. Only code used from the first page on is listed; the bundler splits the rest.
 */
export const CHUNK_GROUPS = [
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
];
