import { cornerShopMenu } from '#modules/corner-shop/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const cornerShop = defineModule({
  name: 'corner-shop',
  purpose: 'Stamp cards: list, editor, import and export.',
  menu: cornerShopMenu,
  records: [],
  migrations: [],
  // A module with further data about a brand's contacts must also export and erase it; see docs/decisions/persons.md.
  persons: { holdsNone: 'only its records hold data, and each says whose' },
});
