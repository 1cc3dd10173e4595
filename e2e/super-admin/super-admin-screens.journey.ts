import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { superAdminScreens } from './super-admin.screens.ts';

journey(
  'the screens of operations fit and are accessible at every width [SUP-05] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, superAdminScreens);
  },
);
