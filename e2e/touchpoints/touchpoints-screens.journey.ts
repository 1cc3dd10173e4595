import { screensHold } from '../screens/screens-hold.ts';
import { touchpointScreens } from './touchpoints.screens.ts';

screensHold(
  'the screens of touchpoints fit and are accessible at every width [TP-01] [TP-05] [GEN-04] [GEN-06]',
  touchpointScreens,
);
