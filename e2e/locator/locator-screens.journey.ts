import { screensHold } from '../screens/screens-hold.ts';
import { locatorScreens } from './locator.screens.ts';

screensHold(
  'the screens of store locators fit and are accessible at every width [LOC-01] [LOC-02] [GEN-04] [GEN-06]',
  locatorScreens,
);
