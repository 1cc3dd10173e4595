import {
  deleteConfigurationCall,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { route } from '../route.ts';
import { shortUrlBase } from '../short-url.ts';
import { listConfigurations, readClientBrand } from './brand-settings.ts';
import { deleteConfiguration } from './delete-configuration.ts';
import { saveConfiguration } from './save-configuration.ts';

const getBrandSettingsRoute = route(getBrandSettingsCall, async ({ db, app, membership }) => {
  const { clientId } = membership;
  const brand = await readClientBrand({ db, app }, clientId);
  return {
    brandId: brand.brandId,
    name: brand.name,
    shortUrlBase: shortUrlBase(brand, app.config),
    ownHost: brand.shortUrlBase !== null,
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    hasLogo: brand.logoFileId !== null,
    touchpointConfigurations: await listConfigurations({ db }, clientId),
  };
});

const saveConfigurationRoute = route(saveConfigurationCall, ({ db, app, membership, body }) =>
  saveConfiguration({ db, app }, membership.clientId, body),
);

const deleteConfigurationRoute = route(deleteConfigurationCall, ({ db, app, membership, body }) =>
  deleteConfiguration({ db, app }, membership.clientId, body),
);

export const configurationsRoutes = [
  getBrandSettingsRoute,
  saveConfigurationRoute,
  deleteConfigurationRoute,
];
