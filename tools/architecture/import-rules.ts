import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Tests may use all test helpers; the rules apply to production code. */
const TEST = '\\.test\\.tsx?$';
const HELPS_TESTING = '^platform/testing/';
/** Test helpers of a single folder are inside it. */
const TESTING_FOLDERS = '^(platform|modules|suite)/.+/testing/';

/** Import rules, as docs/architecture.md describes them. Each rule has an example that breaks it in `examples`. */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'contract-stays-pure',
    comment: 'A contract runs anywhere: it imports contracts and zod, nothing else.',
    severity: 'error',
    from: { path: '^(platform|modules/[^/]+)/contract/', pathNot: TEST },
    to: { pathNot: ['^(platform|modules/[^/]+)/contract/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'module-server-reach',
    comment: "A module's server knows contracts, platform/server and itself.",
    severity: 'error',
    from: { path: '^modules/([^/]+)/server/', pathNot: [TEST, TESTING_FOLDERS] },
    to: {
      path: '^(modules|platform)/',
      pathNot: [
        '^modules/$1/server/',
        '^modules/[^/]+/contract/',
        '^platform/(server|contract)/',
        HELPS_TESTING,
      ],
    },
  },
  {
    name: 'module-test-reach',
    comment:
      "Tests of a module's server also know the test helpers of other modules, which create the records that they need.",
    severity: 'error',
    from: { path: '^modules/([^/]+)/server/.+(\\.test\\.ts$|/testing/)' },
    to: {
      path: '^(modules|platform)/',
      pathNot: [
        '^modules/$1/server/',
        '^modules/[^/]+/contract/',
        '^modules/[^/]+/server/testing/',
        '^platform/(server|contract)/',
        HELPS_TESTING,
      ],
    },
  },
  {
    name: 'module-web-reach',
    comment:
      "A module's screens and public pages know contracts, platform/web and themselves; never a server.",
    severity: 'error',
    from: { path: '^modules/([^/]+)/(web|public)/' },
    to: {
      path: '^(modules|platform)/',
      pathNot: [
        '^modules/$1/(web|public|translations)/',
        '^modules/[^/]+/contract/',
        '^platform/(web|contract|translations)/',
        HELPS_TESTING,
      ],
    },
  },
  {
    name: 'module-widget-reach',
    comment:
      "What runs on somebody else's page is small: it knows its own folder and words, and of its module's contract the files without zod, or types.",
    severity: 'error',
    from: { path: '^modules/([^/]+)/widget/', pathNot: TEST },
    to: {
      pathNot: [
        '^modules/$1/(widget|translations)/',
        '^modules/$1/contract/(limits|field-types|condition|applicable-fields|file-extensions|intake/read-answer)\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'module-site-reach',
    comment:
      "The browser side of a module's public pages knows its own folder, contracts, and what the platform draws with.",
    severity: 'error',
    from: { path: '^modules/([^/]+)/site/', pathNot: TEST },
    to: {
      path: '^(modules|platform|suite)/',
      pathNot: ['^modules/$1/(site|contract)/', '^platform/(web|contract)/'],
    },
  },
  {
    name: 'platform-server-reach',
    comment: 'platform/server knows platform/contract and itself.',
    severity: 'error',
    from: { path: '^platform/server/' },
    to: { path: '^platform/', pathNot: ['^platform/(server|contract)/', HELPS_TESTING] },
  },
  {
    name: 'platform-web-reach',
    comment: 'platform/web knows platform/contract and itself.',
    severity: 'error',
    from: { path: '^platform/web/' },
    to: {
      path: '^platform/',
      pathNot: ['^platform/(web|contract|translations)/', HELPS_TESTING],
    },
  },
  {
    name: 'platform-knows-no-module',
    comment:
      'The platform stands below the modules; what it needs of one it asks for by a port or an event.',
    severity: 'error',
    from: { path: '^platform/' },
    to: { path: '^modules/' },
  },
  {
    name: 'platform-keeps-its-tables',
    comment: "A module asks the platform's queries; how the platform keeps things is its own.",
    severity: 'error',
    from: { path: '^modules/', pathNot: [TEST, TESTING_FOLDERS] },
    to: { path: '^platform/server/.+tables\\.ts$' },
  },
  {
    name: 'nothing-imports-suite',
    comment:
      'The suite only puts things together: whatever others need of it belongs in the platform or a module.',
    severity: 'error',
    // Benches, journeys and screenshots are above the suite: they start it.
    from: { pathNot: '^(suite|bench|faults|e2e|tools/screens)/' },
    to: { path: '^suite/' },
  },
  {
    name: 'suite-web-without-server',
    comment: "The suite's web knows no server.",
    severity: 'error',
    from: { path: '^suite/web/' },
    to: { path: '^((platform|modules/[^/]+|suite)/server|suite/demo)/' },
  },
  {
    name: 'suite-server-without-web',
    comment: "The suite's server and its demo brand know no screen.",
    severity: 'error',
    from: { path: '^suite/(server|demo)/' },
    to: { path: '^(platform|modules/[^/]+|suite)/(web|public)/' },
  },
  {
    name: 'web-runs-in-a-browser',
    comment: "A browser has none of Node's own modules.",
    severity: 'error',
    from: {
      path: '^(platform|modules/[^/]+|suite)/(web|public)/',
      pathNot: [TEST, 'vite\\.config\\.ts$', '-plugin\\.ts$'],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'testing-only-in-tests',
    comment: 'What helps testing is not part of the product.',
    severity: 'error',
    from: {
      path: '^(platform|modules|suite)/',
      pathNot: [TEST, HELPS_TESTING, TESTING_FOLDERS],
    },
    to: { path: [HELPS_TESTING, TESTING_FOLDERS] },
  },
  {
    name: 'client-stands-alone',
    comment: 'The client library is installed without the suite: its runtime knows only itself.',
    severity: 'error',
    from: { path: '^client/runtime/', pathNot: TEST },
    to: { pathNot: '^client/runtime/' },
  },
  {
    name: 'product-without-tools',
    comment: 'The product does not need its tools to run.',
    severity: 'error',
    from: { path: '^(platform|modules|suite)/' },
    to: { path: '^(tools|bench|faults|e2e)/' },
  },
];
