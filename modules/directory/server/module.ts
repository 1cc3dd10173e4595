import {
  listUserAssociations,
  representsBrand,
  setAssociations,
} from '#modules/directory/contract/associations.ts';
import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import {
  clientArchivedEvent,
  clientCreated,
  clientZoneChanged,
  locationSaved,
  locationsChanged,
  locationsImported,
  productSaved,
  productsChanged,
  productsImported,
} from '#modules/directory/contract/events.ts';
import { addLocation } from '#modules/directory/contract/locations/add-location.ts';
import { findLocationRepresentatives } from '#modules/directory/contract/locations/find-location-representatives.ts';
import {
  countFollowedLocations,
  followedLocations,
} from '#modules/directory/contract/locations/followed-locations.ts';
import {
  locateStores,
  storeFacets,
  storesAfter,
  storesByIds,
} from '#modules/directory/contract/locations/locate-stores.ts';
import {
  filterKnownLocationFacts,
  findGroupLocationIds,
  listLocationGroups,
  locationsByCodes,
  locationsClosedBetween,
} from '#modules/directory/contract/locations/location-ports.ts';
import { locationVocabulary } from '#modules/directory/contract/locations/location-vocabulary.ts';
import { locationsToMatch } from '#modules/directory/contract/locations/locations-to-match.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  locationsByEmail,
  placesByIds,
} from '#modules/directory/contract/locations/places-by-ids.ts';
import {
  locationsSelling,
  locationsWithoutProduct,
} from '#modules/directory/contract/locations/product-range.ts';
import { searchOpenLocations } from '#modules/directory/contract/locations/search-open-locations.ts';
import {
  findAreaPaths,
  storeArea,
  storeAreas,
} from '#modules/directory/contract/locations/store-areas.ts';
import {
  productToFind,
  storePageByKey,
} from '#modules/directory/contract/locations/store-pages.ts';
import { directoryMenu } from '#modules/directory/contract/menu.ts';
import { categoryNames } from '#modules/directory/contract/products/category-names.ts';
import { offeredProducts } from '#modules/directory/contract/products/offered-products.ts';
import { productFacts } from '#modules/directory/contract/products/product-facts.ts';
import { findProduct } from '#modules/directory/contract/products/product-lookup.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import { locationOwnerPort } from '#platform/contract/location-owner-port.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import { defineModule } from '#platform/server/module.ts';
import {
  listProductCategoriesRoute,
  nameProductCategoryRoute,
} from './categories/product-categories.route.ts';
import { readCategories } from './categories/read-categories.ts';
import { changeRequestsModule } from './change-requests/change-requests-module.ts';
import { addLocationByTypeName } from './commands/create-location.ts';
import { writeAssociations } from './commands/set-associations.ts';
import { locationExport } from './exports/location-export.ts';
import { productExport } from './exports/product-export.ts';
import { locationImport } from './imports/location-import.ts';
import { productImport } from './imports/product-import.ts';
import { findStores } from './locator-search/locate-stores.ts';
import { readStoresAfter, readStoresByIds } from './locator-search/read-stores.ts';
import { readAreaPaths, readStoreArea, readStoreAreas } from './locator-search/store-areas.ts';
import { readStoreFacets } from './locator-search/store-facets.ts';
import { findProductBySku } from './lookup/find-product.ts';
import { findProductFacts } from './lookup/product-facts.ts';
import { productLookupConnector } from './lookup/product-lookup.connector.ts';
import { addLocatorFactsMigration } from './migrations/add-locator-facts.migration.ts';
import { addStorePageKeysMigration } from './migrations/add-store-page-keys.migration.ts';
import { addTimeZoneMigration } from './migrations/add-time-zone.migration.ts';
import { announceBrandsMigration } from './migrations/announce-brands.migration.ts';
import { announceLocationsMigration } from './migrations/announce-locations.migration.ts';
import { auditWithoutPageKeysMigration } from './migrations/audit-without-page-keys.migration.ts';
import { brandSettingsMigration } from './migrations/brand-settings.migration.ts';
import { claimHostNamesMigration } from './migrations/claim-host-names.migration.ts';
import { createDirectoryMigration } from './migrations/create-directory.migration.ts';
import { createPlacesMigration } from './migrations/create-places.migration.ts';
import { createProductsMigration } from './migrations/create-products.migration.ts';
import { indexLocationChangesMigration } from './migrations/index-location-changes.migration.ts';
import { indexLocationIdsMigration } from './migrations/index-location-ids.migration.ts';
import { indexOpenPlacesMigration } from './migrations/index-open-places.migration.ts';
import { nameCategoriesMigration } from './migrations/name-categories.migration.ts';
import { getLocationPhotoRoute, uploadLocationPhotoRoute } from './photos/location-photos.route.ts';
import {
  getProductRangeRoute,
  readLocationsSelling,
  readLocationsWithoutProduct,
} from './product-range/product-range.ts';
import { productRangeImport } from './product-range/product-range-import.ts';
import { readClients } from './queries/clients-by-ids.ts';
import { readBrand } from './queries/find-brand.ts';
import { findOpenLocations } from './queries/find-open-locations.ts';
import { countLocations, readFollowedLocations } from './queries/followed-locations.ts';
import {
  findKnownFacts,
  findLocationsByCodes,
  readClosedLocations,
  readGroupLocationIds,
  readGroupNames,
} from './queries/location-lookups.ts';
import { readLocationVocabulary } from './queries/location-vocabulary.ts';
import { readLocationsToMatch } from './queries/locations-to-match.ts';
import { readOfferedProducts } from './queries/offered-products.ts';
import { findLocationsByEmail, readPlacesByIds } from './queries/places-by-ids.ts';
import { readPlacesToBuy } from './queries/places-to-buy.ts';
import { isForWholeBrand, readAssociations } from './queries/read-associations.ts';
import { readLocationOwner } from './queries/read-location-owner.ts';
import { readActiveRepresentatives } from './queries/read-location-representatives.ts';
import { readProductNames } from './queries/read-product-names.ts';
import { searchLocations, searchProducts } from './queries/search-directory.ts';
import { listAssociationsRoute } from './routes/associations.route.ts';
import {
  getClientLogoRoute,
  removeClientLogoRoute,
  setClientLogoRoute,
} from './routes/client-logo.route.ts';
import {
  archiveClientRoute,
  createClientRoute,
  getClientDetailRoute,
  getClientRoute,
  getClientSettingsRoute,
  listAllClientsRoute,
  listClientsRoute,
  restoreClientRoute,
  updateClientRoute,
} from './routes/clients.route.ts';
import {
  createLocationGroupRoute,
  deleteLocationGroupRoute,
  listLocationGroupsRoute,
  renameLocationGroupRoute,
} from './routes/location-groups.route.ts';
import {
  findPeopleRoute,
  setRepresentativesRoute,
} from './routes/location-representatives.route.ts';
import {
  createLocationTypeRoute,
  deleteLocationTypeRoute,
  listLocationTypesRoute,
  renameLocationTypeRoute,
} from './routes/location-types.route.ts';
import {
  changeLocationsRoute,
  createLocationRoute,
  getLocationFiltersRoute,
  getLocationRoute,
  listAllLocationsRoute,
  listLocationsRoute,
  updateLocationRoute,
} from './routes/locations.route.ts';
import {
  getProductLookupRoute,
  setProductLookupRoute,
  tryProductLookupRoute,
} from './routes/product-lookup.route.ts';
import {
  changeProductsRoute,
  createProductRoute,
  getProductFiltersRoute,
  getProductRoute,
  listAllProductsRoute,
  listProductsRoute,
  updateProductRoute,
} from './routes/products.route.ts';
import { readProductToFind, readStorePage } from './store-pages/store-pages.ts';

export const directory = defineModule({
  name: 'directory',
  menu: directoryMenu,
  migrations: [
    createDirectoryMigration,
    brandSettingsMigration,
    createPlacesMigration,
    createProductsMigration,
    announceBrandsMigration,
    indexOpenPlacesMigration,
    addTimeZoneMigration,
    indexLocationIdsMigration,
    nameCategoriesMigration,
    addLocatorFactsMigration,
    announceLocationsMigration,
    addStorePageKeysMigration,
    auditWithoutPageKeysMigration,
    claimHostNamesMigration,
    ...changeRequestsModule.migrations,
    indexLocationChangesMigration,
  ],
  routes: [
    listClientsRoute,
    getClientRoute,
    getClientSettingsRoute,
    listAllClientsRoute,
    getClientDetailRoute,
    createClientRoute,
    updateClientRoute,
    archiveClientRoute,
    restoreClientRoute,
    setClientLogoRoute,
    removeClientLogoRoute,
    getClientLogoRoute,
    listLocationsRoute,
    listAllLocationsRoute,
    getLocationFiltersRoute,
    getLocationRoute,
    createLocationRoute,
    updateLocationRoute,
    changeLocationsRoute,
    setRepresentativesRoute,
    findPeopleRoute,
    uploadLocationPhotoRoute,
    getLocationPhotoRoute,
    listLocationGroupsRoute,
    createLocationGroupRoute,
    renameLocationGroupRoute,
    deleteLocationGroupRoute,
    listLocationTypesRoute,
    createLocationTypeRoute,
    renameLocationTypeRoute,
    deleteLocationTypeRoute,
    listAssociationsRoute,
    listProductsRoute,
    listAllProductsRoute,
    getProductFiltersRoute,
    getProductRoute,
    createProductRoute,
    updateProductRoute,
    changeProductsRoute,
    listProductCategoriesRoute,
    nameProductCategoryRoute,
    getProductLookupRoute,
    setProductLookupRoute,
    tryProductLookupRoute,
    ...locationImport.routes,
    ...locationExport.routes,
    ...productImport.routes,
    ...productExport.routes,
    ...productRangeImport.routes,
    getProductRangeRoute,
    ...changeRequestsModule.routes,
  ],
  jobs: [
    ...locationImport.jobs,
    ...locationExport.jobs,
    ...productImport.jobs,
    ...productExport.jobs,
    ...productRangeImport.jobs,
    ...changeRequestsModule.jobs,
  ],
  events: [
    clientCreated,
    clientArchivedEvent,
    clientZoneChanged,
    locationSaved,
    locationsImported,
    locationsChanged,
    productSaved,
    productsImported,
    productsChanged,
    ...changeRequestsModule.events,
  ],
  connectors: [productLookupConnector],
  searches: [searchLocations, searchProducts, ...changeRequestsModule.searches],
  ports: [
    answerPort(clientsByIds, ({ ids, withArchived }, { db }) =>
      readClients({ db }, ids, { withArchived }),
    ),
    answerPort(setAssociations, (given, { db }) => writeAssociations({ db }, given)),
    answerPort(listUserAssociations, (given, { db }) => readAssociations({ db }, given)),
    answerPort(representsBrand, (given, { db }) => isForWholeBrand({ db }, given)),
    answerPort(findBrand, (by, { db }) => readBrand({ db }, by)),
    answerPort(findProduct, (given, context) => findProductBySku(context, given)),
    answerPort(placesToBuy, (given, { db, app }) => readPlacesToBuy({ db, app }, given)),
    answerPort(locationOwnerPort, ({ id }, { db }) => readLocationOwner({ db }, id)),
    answerPort(searchOpenLocations, (given, { db }) => findOpenLocations({ db }, given)),
    answerPort(placesByIds, (given, { db }) => readPlacesByIds({ db }, given)),
    answerPort(storePageByKey, (given, { db, app }) => readStorePage({ db, app }, given)),
    answerPort(productToFind, (given, { db }) => readProductToFind({ db }, given)),
    answerPort(addLocation, (given, { db, app }) => addLocationByTypeName({ db, app }, given)),
    answerPort(categoryNames, async (given, { db }) => {
      const categories = await readCategories({ db }, given);
      return new Map(categories.map(({ category, name }) => [category, name]));
    }),
    answerPort(followedLocations, (given, { db }) => readFollowedLocations({ db }, given)),
    answerPort(countFollowedLocations, (given, { db }) => countLocations({ db }, given)),
    answerPort(locationsToMatch, (given, { db }) => readLocationsToMatch({ db }, given)),
    answerPort(locationsByEmail, (given, { db }) => findLocationsByEmail({ db }, given)),
    answerPort(locationsByCodes, (given, { db }) => findLocationsByCodes({ db }, given)),
    answerPort(findGroupLocationIds, (given, { db }) => readGroupLocationIds({ db }, given)),
    answerPort(listLocationGroups, (given, { db }) => readGroupNames({ db }, given)),
    answerPort(locationsSelling, (given, { db }) => readLocationsSelling({ db }, given)),
    answerPort(locationsWithoutProduct, (given, { db }) =>
      readLocationsWithoutProduct({ db }, given),
    ),
    answerPort(locationsClosedBetween, (given, { db }) => readClosedLocations({ db }, given)),
    answerPort(locateStores, (given, { db, app }) => findStores({ db, app }, given)),
    answerPort(storesByIds, (given, { db }) => readStoresByIds({ db }, given)),
    answerPort(storesAfter, (given, { db }) => readStoresAfter({ db }, given)),
    answerPort(storeFacets, (given, { db, app }) => readStoreFacets({ db, app }, given)),
    answerPort(storeArea, (given, { app }) => readStoreArea({ app }, given)),
    answerPort(storeAreas, (given, { app }) => readStoreAreas({ app }, given)),
    answerPort(findAreaPaths, (given, { app }) => readAreaPaths({ app }, given)),
    answerPort(filterKnownLocationFacts, (given, { db }) => findKnownFacts({ db }, given)),
    answerPort(locationVocabulary, (given, { db }) => readLocationVocabulary({ db }, given)),
    answerPort(findLocationRepresentatives, (given, context) =>
      readActiveRepresentatives(context, given),
    ),
    answerPort(offeredProducts, (given, { db }) => readOfferedProducts({ db }, given)),
    answerPort(productNames, (given, { db }) => readProductNames({ db }, given)),
    answerPort(productFacts, (given, context) => findProductFacts(context, given)),
    ...changeRequestsModule.ports,
  ],
  persons: changeRequestsModule.persons,
});
