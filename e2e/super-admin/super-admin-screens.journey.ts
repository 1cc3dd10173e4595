import { screensHold } from '../screens/screens-hold.ts';
import { superAdminScreens } from './super-admin.screens.ts';

screensHold(
  'the screens of operations fit and are accessible at every width [SUP-05] [GEN-04] [GEN-06]',
  superAdminScreens,
);
