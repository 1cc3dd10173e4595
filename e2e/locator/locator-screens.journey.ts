import { screensHold } from '../screens/screens-hold.ts';
import { journey } from '../support/journey.ts';
import { locatorScreens } from './locator.screens.ts';

journey(
  'the screens of store locators fit and are accessible at every width [LOC-01] [LOC-02] [GEN-04] [GEN-06]',
  async ({ page, suite }) => {
    await screensHold(page, suite, locatorScreens);
  },
);
