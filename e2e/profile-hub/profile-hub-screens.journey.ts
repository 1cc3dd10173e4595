import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { profileHubScreens } from './profile-hub.screens.ts';

journey(
  'the screens of Profile Hub fit and are accessible at every width [PH-01] [PH-14] [PH-02] [PH-05] [PH-07] [PH-09] [PH-15] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, profileHubScreens);
  },
);
