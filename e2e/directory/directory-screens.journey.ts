import { aubrac, journey } from '../house/journey.ts';
import { screensHold } from '../house/screens-hold.ts';

const at = (path: string) => `/clients/${aubrac}/settings/${path}`;

journey(
  'screens of locations and products are accessible at every width [GEN-06] [GEN-04]',
  async ({ page, signedInAs }) => {
    await signedInAs('Camille');
    await screensHold(page, [
      { path: at('locations'), otherwiseOnPhone: true },
      { path: at('locations/new'), otherwiseOnPhone: true },
      { path: at('locations/new?tab=address') },
      { path: at('locations/new?tab=representatives') },
      { path: at('locations/groups'), otherwiseOnPhone: true },
      { path: at('locations/import') },
      { path: at('products'), otherwiseOnPhone: true },
      { path: at('products/new') },
      { path: '/super-admin/locations', otherwiseOnPhone: true },
      { path: '/super-admin/products', otherwiseOnPhone: true },
    ]);
  },
);
