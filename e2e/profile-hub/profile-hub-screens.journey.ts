import { screensHold } from '../screens/screens-hold.ts';
import { profileHubScreens } from './profile-hub.screens.ts';

screensHold(
  'the screens of Profile Hub fit and are accessible at every width [PH-01] [PH-14] [PH-02] [PH-05] [PH-07] [PH-09] [PH-15] [GEN-04] [GEN-06]',
  profileHubScreens,
);
