import {
  listUserAssociations,
  representsBrand,
  setAssociations,
} from '#modules/directory/contract/associations.ts';
import { clientsByIds, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
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
import {
  locateStores,
  storeFacets,
  storesAfter,
  storesByIds,
} from '#modules/directory/contract/locations/locate-stores.ts';
import {
  addLocation,
  countFollowedLocations,
  filterKnownLocationFacts,
  findGroupLocationIds,
  findLocationRepresentatives,
  followedLocations,
  listLocationGroups,
  locationsByCodes,
  locationsClosedBetween,
  locationsToMatch,
  locationVocabulary,
} from '#modules/directory/contract/locations/location-ports.ts';
import {
  locationsByEmail,
  placesByIds,
  placesToBuy,
  searchOpenLocations,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  locationsSelling,
  locationsWithoutProduct,
} from '#modules/directory/contract/locations/product-range.ts';
import {
  findAreaPaths,
  productToFind,
  storeArea,
  storeAreas,
  storePageByKey,
} from '#modules/directory/contract/locations/store-pages.ts';
import { directoryMenu } from '#modules/directory/contract/menu.ts';
import { findProduct } from '#modules/directory/contract/products/product-lookup.ts';
import {
  categoryNames,
  offeredProducts,
  productFacts,
  productNames,
} from '#modules/directory/contract/products/product-ports.ts';
import { locationOwnerPort } from '#platform/contract/port.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { isForWholeBrand, readAssociations } from './associations/read-associations.ts';
import { writeAssociations } from './associations/set-associations.ts';
import { readCategories } from './categories/categories.ts';
import {
  listProductCategoriesRoute,
  nameProductCategoryRoute,
} from './categories/product-categories.route.ts';
import { changeRequestsModule } from './change-requests/change-requests-module.ts';
import { changeRequestNotificationKinds } from './change-requests/notify-change-request.ts';
import { clientArchivesRoutes } from './client-archives/client-archives.route.ts';
import { clientRow } from './client-archives/client-row.ts';
import { discardOpenArchives, takeOutClientJob } from './client-archives/take-out-client.ts';
import { clientImportsRoutes } from './client-imports/client-imports.route.ts';
import { importClientJob } from './client-imports/import-client.job.ts';
import { clientsRoutes } from './clients/clients.route.ts';
import { readBrand } from './clients/read-brand.ts';
import { readClients } from './clients/read-clients.ts';
import { locationNamesRoutes } from './location-names/location-names.route.ts';
import { readLocationVocabulary } from './location-names/location-names.ts';
import { locationExport } from './locations/location-export.ts';
import { locationImport } from './locations/location-import.ts';
import {
  countLocations,
  findKnownFacts,
  findLocationsByCodes,
  findLocationsByEmail,
  findOpenLocations,
  readClosedLocations,
  readFollowedLocations,
  readGroupLocationIds,
  readGroupNames,
  readLocationOwner,
  readLocationsToMatch,
  readPlacesByIds,
} from './locations/location-lookups.ts';
import { locationsRoutes } from './locations/locations.route.ts';
import { readActiveRepresentatives } from './locations/read-location-representatives.ts';
import { addLocationByTypeName } from './locations/save-location.ts';
import { findStores } from './locator-search/locate-stores.ts';
import { readStoresAfter, readStoresByIds } from './locator-search/read-stores.ts';
import { readAreaPaths, readStoreArea, readStoreAreas } from './locator-search/store-areas.ts';
import { readStoreFacets } from './locator-search/store-facets.ts';
import { findProductBySku, findProductFacts } from './lookup/find-product.ts';
import { productLookupConnector } from './lookup/product-lookup.connector.ts';
import { addLocatorFactsMigration } from './migrations/add-locator-facts.migration.ts';
import { addStorePageKeysMigration } from './migrations/add-store-page-keys.migration.ts';
import { addTimeZoneMigration } from './migrations/add-time-zone.migration.ts';
import { announceBrandsMigration } from './migrations/announce-brands.migration.ts';
import { announceLocationsMigration } from './migrations/announce-locations.migration.ts';
import { auditWithoutPageKeysMigration } from './migrations/audit-without-page-keys.migration.ts';
import { brandSettingsMigration } from './migrations/brand-settings.migration.ts';
import { claimHostNamesMigration } from './migrations/claim-host-names.migration.ts';
import { countLocationsNearMigration } from './migrations/count-locations-near.migration.ts';
import { createClientArchivesMigration } from './migrations/create-client-archives.migration.ts';
import { createClientImportsMigration } from './migrations/create-client-imports.migration.ts';
import { createDirectoryMigration } from './migrations/create-directory.migration.ts';
import { createPlacesMigration } from './migrations/create-places.migration.ts';
import { createProductsMigration } from './migrations/create-products.migration.ts';
import { indexLocationChangesMigration } from './migrations/index-location-changes.migration.ts';
import { indexLocationIdsMigration } from './migrations/index-location-ids.migration.ts';
import { indexOpenPlacesMigration } from './migrations/index-open-places.migration.ts';
import { nameCategoriesMigration } from './migrations/name-categories.migration.ts';
import { getLocationPhotoRoute, uploadLocationPhotoRoute } from './photos/location-photos.route.ts';
import { readPlacesToBuy } from './places-to-buy/places-to-buy.ts';
import {
  getProductRangeRoute,
  readLocationsSelling,
  readLocationsWithoutProduct,
} from './product-range/product-range.ts';
import { productRangeImport } from './product-range/product-range-import.ts';
import { readOfferedProducts, readProductNames } from './products/offered-products.ts';
import { productExport } from './products/product-export.ts';
import { productImport } from './products/product-import.ts';
import { productsRoutes } from './products/products.route.ts';
import { searchLocations, searchProducts } from './search-directory.ts';
import { readProductToFind, readStorePage } from './store-pages/store-pages.ts';

export const directory = defineModule({
  name: 'directory',
  purpose: 'Clients, locations, groups and products: the records that other modules refer to.',
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
    countLocationsNearMigration,
    createClientArchivesMigration,
    createClientImportsMigration,
  ],
  routes: [
    ...clientsRoutes,
    ...clientArchivesRoutes,
    ...clientImportsRoutes,
    ...locationsRoutes,
    ...locationNamesRoutes,
    uploadLocationPhotoRoute,
    getLocationPhotoRoute,
    ...productsRoutes,
    listProductCategoriesRoute,
    nameProductCategoryRoute,
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
    takeOutClientJob,
    importClientJob,
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
  notificationKinds: changeRequestNotificationKinds,
  searches: [searchLocations, searchProducts, ...changeRequestsModule.searches],
  decisions: changeRequestsModule.decisions,
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
  clientData: {
    leftOut: { 'directory.client_archives': 'archives of this installation' },
    emptied: {
      'directory.product_lookups': {
        columns: ['sealed_secret'],
        reason: 'sealed with the key of this installation',
      },
    },
    above: [clientRow],
  },
  persons: {
    ...changeRequestsModule.persons,
    async erase(person, context) {
      await discardOpenArchives(context, person.clientId);
      return changeRequestsModule.persons.erase(person, context);
    },
  },
});
