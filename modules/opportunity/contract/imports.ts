import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { manageProspects } from './permissions.ts';

/** Imports of demand, prospects and sales [OPP-01, OPP-04]. */
const of = (what: string) =>
  defineImportCalls({
    module: 'opportunity',
    base: `/gtr-core/clients/{uuid}/opportunity/${what}`,
    what: `${what} of the opportunity map`,
    may: manageProspects,
  });
export const intentionImportCalls = of('intentions');
export const prospectImportCalls = of('prospects');
export const salesImportCalls = of('sales');
