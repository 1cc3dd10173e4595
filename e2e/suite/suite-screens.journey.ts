import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { openScreens, shellScreens } from './suite.screens.ts';

journey.use({ locale: 'de-DE' });

screensHold(
  'pages before sign-in fit and are accessible at every width [GEN-04] [GEN-06]',
  openScreens,
);

screensHold(
  'screens of the shell fit and are accessible at every width [GEN-04] [GEN-06]',
  shellScreens,
);
