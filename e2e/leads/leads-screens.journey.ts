import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { leadsScreens } from './leads.screens.ts';

journey(
  'the screens of leads fit and are accessible at every width [LEAD-01] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, leadsScreens);
  },
);
