import { touchpointsMenu } from '#modules/touchpoints/contract/menu.ts';
import {
  landingPageVisited,
  touchpointChanged,
  touchpointCreated,
  touchpointScanned,
  touchpointsChanged,
} from '#modules/touchpoints/contract/touchpoint-events.ts';
import {
  codeVisits,
  countDemandVisits,
  demandVisits,
  visitById,
} from '#modules/touchpoints/contract/visit-ports.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { changeMany } from './bulk/change-many.job.ts';
import { changeTouchpointsRoutes } from './bulk/change-touchpoints.route.ts';
import { qrCodesRoutes } from './codes/qr-codes.route.ts';
import { zipCodes } from './codes/zip/zip-codes.job.ts';
import { configurationsRoutes } from './configurations/configurations.route.ts';
import { deadCodesRoutes } from './dead-codes/dead-codes.route.ts';
import { touchpointDecisions } from './decisions/touchpoint-decisions.ts';
import { landingAssetPages } from './landing/assets/landing-assets.page.ts';
import { buildLandingPages, sweepLandingPages } from './landing/build/build-landing-pages.job.ts';
import { followTheCatalogue } from './landing/build/follow-the-catalogue.ts';
import { refreshLandingPageRoute } from './landing/build/landing-pages.route.ts';
import { landingPicturePages } from './landing/landing-pictures.page.ts';
import { landingProductPage } from './landing/product/landing-product.page.ts';
import { brandShopsPage } from './landing/shops/brand-shops.page.ts';
import { countDaysByZoneMigration } from './migrations/count-days-by-zone.migration.ts';
import { countTotalsByScansMigration } from './migrations/count-totals-by-scans.migration.ts';
import { createEndedBeforeMigration } from './migrations/create-ended-before.migration.ts';
import { createLandingBuildsMigration } from './migrations/create-landing-builds.migration.ts';
import { createPrintOverrulesMigration } from './migrations/create-print-overrules.migration.ts';
import { createTouchpointsMigration } from './migrations/create-touchpoints.migration.ts';
import { createVisitBudgetsMigration } from './migrations/create-visit-budgets.migration.ts';
import { createVisitsMigration } from './migrations/create-visits.migration.ts';
import { findFailedPagesMigration } from './migrations/find-failed-pages.migration.ts';
import { findFurtherSuffixesMigration } from './migrations/find-further-suffixes.migration.ts';
import { keyVisitsByClientMigration } from './migrations/key-visits-by-client.migration.ts';
import { repairSimilarSuffixesMigration } from './migrations/repair-similar-suffixes.migration.ts';
import { redirectorFront } from './redirect/redirector.front.ts';
import { touchpointSearchSource } from './search/search-touchpoints.ts';
import { touchpointExport } from './search/touchpoint-export.ts';
import { statisticsRoutes } from './statistics/statistics.route.ts';
import { productsRoutes } from './touchpoints/products.route.ts';
import { quantityImport } from './touchpoints/quantity-import.ts';
import { touchpointsRoutes } from './touchpoints/touchpoints.route.ts';
import {
  findVisit,
  readCodeVisits,
  readDemandVisitCount,
  readDemandVisits,
} from './visits/find-visits.ts';
import {
  clearEndedBefore,
  followTimeZones,
  maintainVisitPartitions,
  startFollowingTimeZone,
} from './visits/upkeep.job.ts';
import { visitsService } from './visits/visits.service.ts';

export const touchpoints = defineModule({
  name: 'touchpoints',
  purpose: 'Short URLs and QR codes, custom or per product, from creation to scan.',
  menu: touchpointsMenu,
  migrations: [
    createTouchpointsMigration,
    createVisitsMigration,
    createLandingBuildsMigration,
    keyVisitsByClientMigration,
    createPrintOverrulesMigration,
    createVisitBudgetsMigration,
    countTotalsByScansMigration,
    createEndedBeforeMigration,
    findFurtherSuffixesMigration,
    countDaysByZoneMigration,
    repairSimilarSuffixesMigration,
    findFailedPagesMigration,
  ],
  decisions: touchpointDecisions,
  searches: [touchpointSearchSource],
  events: [
    touchpointCreated,
    touchpointChanged,
    touchpointsChanged,
    touchpointScanned,
    landingPageVisited,
  ],
  routes: [
    ...configurationsRoutes,
    ...touchpointsRoutes,
    ...changeTouchpointsRoutes,
    ...statisticsRoutes,
    ...deadCodesRoutes,
    ...productsRoutes,
    refreshLandingPageRoute,
    ...qrCodesRoutes,
    ...touchpointExport.routes,
    ...quantityImport.routes,
  ],
  services: [visitsService],
  jobs: [
    maintainVisitPartitions,
    clearEndedBefore,
    followTimeZones,
    zipCodes,
    changeMany,
    ...touchpointExport.jobs,
    ...quantityImport.jobs,
    buildLandingPages,
    sweepLandingPages,
  ],
  listeners: [...followTheCatalogue, startFollowingTimeZone],
  ports: [
    answerPort(visitById, (given, { db }) => findVisit({ db }, given)),
    answerPort(codeVisits, (given, { db, app }) => readCodeVisits({ db, app }, given)),
    answerPort(demandVisits, (given, { db }) => readDemandVisits({ db }, given)),
    answerPort(countDemandVisits, ({ clientId }, { db }) => readDemandVisitCount({ db }, clientId)),
  ],
  pages: [landingProductPage, brandShopsPage, ...landingPicturePages, ...landingAssetPages],
  fronts: [redirectorFront],
  persons: {
    holdsNone:
      'stores time, country and device type of a visit; only Profile Hub links visits to contacts',
  },
});
