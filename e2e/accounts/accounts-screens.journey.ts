import { screensHold } from '../screens/screens-hold.ts';
import { accountsScreens } from './accounts.screens.ts';

screensHold(
  'the screens of users and of one’s own profile fit and are accessible at every width [USR-01] [USR-02] [USR-03] [GEN-04] [GEN-06]',
  accountsScreens,
);
