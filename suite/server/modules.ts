import { accounts } from '#modules/accounts/server/module.ts';
import { communication } from '#modules/communication/server/module.ts';
import { directory } from '#modules/directory/server/module.ts';
import { forms } from '#modules/forms/server/module.ts';
import { leads } from '#modules/leads/server/module.ts';
import { locator } from '#modules/locator/server/module.ts';
import { opportunity } from '#modules/opportunity/server/module.ts';
import { profileHub } from '#modules/profile-hub/server/module.ts';
import { superAdmin } from '#modules/super-admin/server/module.ts';
import { touchpoints } from '#modules/touchpoints/server/module.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { platformModules } from '#platform/server/platform-modules.ts';

export const modules: readonly ServerModule[] = [
  ...platformModules,
  directory,
  accounts,
  profileHub,
  communication,
  touchpoints,
  leads,
  forms,
  opportunity,
  locator,
  superAdmin,
];
