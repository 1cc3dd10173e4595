import { screensHold } from '../screens/screens-hold.ts';
import { formsScreens } from './forms.screens.ts';

screensHold(
  'the screens of forms fit and are accessible at every width [FORM-01] [GEN-04] [GEN-06]',
  formsScreens,
);
