import { screensHold } from '../screens/screens-hold.ts';
import { leadsScreens } from './leads.screens.ts';

screensHold(
  'the screens of leads fit and are accessible at every width [LEAD-01] [GEN-04] [GEN-06]',
  leadsScreens,
);
