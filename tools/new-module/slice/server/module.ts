import {
  stampCardSaved,
  stampCardsChanged,
  stampCardsImported,
} from '#modules/corner-shop/contract/events.ts';
import { cornerShopMenu } from '#modules/corner-shop/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { stampCardExport } from './exports/stamp-card-export.ts';
import { stampCardImport } from './imports/stamp-card-import.ts';
import { createStampCardsMigration } from './migrations/create-stamp-cards.migration.ts';
import { searchStampCards } from './queries/search-stamp-cards.ts';
import {
  changeStampCardsRoute,
  createStampCardRoute,
  getStampCardRoute,
  listStampCardsRoute,
  updateStampCardRoute,
} from './routes/stamp-cards.route.ts';

export const cornerShop = defineModule({
  name: 'corner-shop',
  purpose: 'Stamp cards: list, editor, import and export.',
  menu: cornerShopMenu,
  migrations: [createStampCardsMigration],
  routes: [
    listStampCardsRoute,
    getStampCardRoute,
    createStampCardRoute,
    updateStampCardRoute,
    changeStampCardsRoute,
    ...stampCardImport.routes,
    ...stampCardExport.routes,
  ],
  jobs: [...stampCardImport.jobs, ...stampCardExport.jobs],
  events: [stampCardSaved, stampCardsImported, stampCardsChanged],
  searches: [searchStampCards],
  // A module with data about a brand's contacts must also export and erase it; see docs/decisions/persons.md.
  persons: { holdsNone: 'stamp cards are things' },
});
