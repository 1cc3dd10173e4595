import { screensHold } from '../screens/screens-hold.ts';
import { communicationScreens } from './communication.screens.ts';

screensHold(
  'the screens of Communication fit and are accessible at every width [REV-01] [REV-07] [REV-08] [GEN-04] [GEN-06]',
  communicationScreens,
);
