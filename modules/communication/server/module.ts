import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  persons: { holdsNone: 'nothing is kept yet' },
});
