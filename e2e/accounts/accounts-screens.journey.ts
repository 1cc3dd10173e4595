import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { accountsScreens } from './accounts.screens.ts';

journey(
  'the screens of users and of one’s own profile fit and are accessible at every width [USR-01] [USR-02] [USR-03] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, accountsScreens);
  },
);
