import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { openScreens, shellScreens } from './suite.screens.ts';

journey.use({ locale: 'de-DE' });

journey(
  'pages before sign-in fit and are accessible at every width [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, openScreens);
  },
);

journey(
  'screens of the shell fit and are accessible at every width [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, shellScreens);
  },
);
