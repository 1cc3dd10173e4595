import { accountsScreens } from '../accounts/accounts.screens.ts';
import { communicationScreens } from '../communication/communication.screens.ts';
import { directoryScreens } from '../directory/directory.screens.ts';
import { formsScreens } from '../forms/forms.screens.ts';
import { leadsScreens } from '../leads/leads.screens.ts';
import { locatorScreens } from '../locator/locator.screens.ts';
import { opportunityConfigurationScreens } from '../opportunity/configuration.screens.ts';
import { opportunityScreens } from '../opportunity/opportunity.screens.ts';
import { suggestionScreens } from '../opportunity/suggestions.screens.ts';
import { profileHubScreens } from '../profile-hub/profile-hub.screens.ts';
import { openScreens, shellScreens } from '../suite/suite.screens.ts';
import { superAdminScreens } from '../super-admin/super-admin.screens.ts';
import { touchpointScreens, visitorPages } from '../touchpoints/touchpoints.screens.ts';
import type { Screen } from './screen.ts';

/** All screens; a test compares this list with the screens that the modules declare. */
export const allScreens: readonly Screen[] = [
  ...openScreens,
  ...shellScreens,
  ...profileHubScreens,
  ...touchpointScreens,
  ...visitorPages,
  ...communicationScreens,
  ...directoryScreens,
  ...leadsScreens,
  ...formsScreens,
  ...locatorScreens,
  ...opportunityConfigurationScreens,
  ...opportunityScreens,
  ...suggestionScreens,
  ...accountsScreens,
  ...superAdminScreens,
];
