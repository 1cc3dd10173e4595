import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { communicationScreens } from './communication.screens.ts';

journey(
  'the screens of Communication fit and are accessible at every width [REV-01] [REV-07] [REV-08] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, communicationScreens);
  },
);
