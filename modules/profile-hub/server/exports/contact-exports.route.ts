import {
  countExportCall,
  getExportedFileCall,
  getExportsCall,
} from '#modules/profile-hub/contract/export-contacts.ts';
import { answerLinkedFile, spendReportLink } from '#platform/server/files/linked-file.ts';
import { route } from '../route.ts';
import { countExport, exportChoices } from './export-choices.ts';

const getExportsRoute = route(
  getExportsCall,
  ({ db, app, membership: { clientId }, principal: { userId }, request: { locale } }) =>
    exportChoices({ db, app }, { clientId, userId, locale }),
);

const countExportRoute = route(countExportCall, async ({ db, membership: { clientId }, body }) => ({
  count: await countExport({ db }, clientId, body.filters),
}));

const getExportedFileRoute = route(getExportedFileCall, async (context) => {
  const { clientId, id } = await spendReportLink(context, context.query.token);
  return answerLinkedFile(context, { clientId, id });
});

export const contactExportsRoutes = [getExportsRoute, countExportRoute, getExportedFileRoute];
