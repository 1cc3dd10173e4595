import { screensHold } from '../screens/screens-hold.ts';
import { opportunityScreens } from './opportunity.screens.ts';

screensHold(
  'the opportunity map and its table fit and are accessible at every width [OPP-01] [GEN-04] [GEN-06]',
  opportunityScreens,
);
