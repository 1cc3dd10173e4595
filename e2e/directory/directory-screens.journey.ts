import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { directoryScreens } from './directory.screens.ts';

journey(
  'the screens of clients, locations and products fit and are accessible at every width [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, directoryScreens);
  },
);
