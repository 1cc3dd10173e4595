import { screensHold } from '../screens/screens-hold.ts';
import { directoryScreens } from './directory.screens.ts';

screensHold(
  'the screens of clients, locations and products fit and are accessible at every width [GEN-04] [GEN-06]',
  directoryScreens,
);
