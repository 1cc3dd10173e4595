import type { SuiteModule } from '#platform/contract/navigation.ts';

export const MODULE_NAMES = {
  profilehub: 'suite:module.profilehub',
  communication: 'suite:module.communication',
  touchpoints: 'suite:module.touchpoints',
  platform: 'suite:module.platform',
  settings: 'suite:module.settings',
  superadmin: 'suite:module.superadmin',
} as const satisfies Record<SuiteModule, string>;
