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
  'TextInput',
  'UnstyledButton',
];

/**
 * What every page needs travels together: fifty small files cost more than two. Only what is used from
 * the first page on stands here; whatever a single screen uses is left to the bundler.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', test: new RegExp(`node_modules/(${PACKAGES.join('|')})`) },
  {
    name: 'base',
    test: new RegExp(`@mantine/core/esm/components/(${COMPONENTS.join('|')})/`),
  },
  {
    name: 'base',
    test: /platform\/(contract\/(locale|limits|problem|problems)\.ts|web\/(i18n|theme)\/|web\/display\/icon|web\/feedback\/note|web\/api\/(server|session|problem|call-address|use-problem))/,
  },
];
