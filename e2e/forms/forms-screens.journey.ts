import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { formsScreens } from './forms.screens.ts';

journey(
  'the screens of forms fit and are accessible at every width [FORM-01] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, formsScreens);
  },
);
