import { accountsWeb } from '#modules/accounts/web/module.tsx';
import { communicationWeb } from '#modules/communication/web/module.tsx';
import { directoryWeb } from '#modules/directory/web/module.tsx';
import { formsWeb } from '#modules/forms/web/module.tsx';
import { leadsWeb } from '#modules/leads/web/module.tsx';
import { locatorWeb } from '#modules/locator/web/module.tsx';
import { opportunityWeb } from '#modules/opportunity/web/module.tsx';
import { profileHubWeb } from '#modules/profile-hub/web/module.tsx';
import { superAdminWeb } from '#modules/super-admin/web/module.tsx';
import { touchpointsWeb } from '#modules/touchpoints/web/module.tsx';
import type { WebModule } from '#platform/web/module/web-module.ts';

/** Modules of the suite; if several share a header entry, their menus follow in this order. */
export const webModules: readonly WebModule[] = [
  profileHubWeb,
  communicationWeb,
  touchpointsWeb,
  formsWeb,
  leadsWeb,
  opportunityWeb,
  locatorWeb,
  accountsWeb,
  directoryWeb,
  superAdminWeb,
];
