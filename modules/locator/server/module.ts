import { locatorMenu } from '#modules/locator/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const locator = defineModule({
  name: 'locator',
  menu: locatorMenu,
  persons: { holdsNone: 'nothing is kept yet' },
});
