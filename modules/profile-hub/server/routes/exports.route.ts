import {
  countExportCall,
  getExportedFileCall,
  getExportsCall,
} from '#modules/profile-hub/contract/export-contacts.ts';
import { answerLinkedFile } from '#platform/server/files/linked-file.ts';
import { spendReportLink } from '#platform/server/files/report-link.ts';
import { countExport } from '../exports/count-export.ts';
import { exportChoices } from '../exports/export-choices.ts';
import { route } from '../route.ts';

export const getExportsRoute = route(
  getExportsCall,
  ({ db, app, membership: { clientId }, principal: { userId }, request: { locale } }) =>
    exportChoices({ db, app }, { clientId, userId, locale }),
);

export const countExportRoute = route(
  countExportCall,
  async ({ db, membership: { clientId }, body }) => ({
    count: await countExport({ db }, clientId, body.filters),
  }),
);

export const getExportedFileRoute = route(getExportedFileCall, async (context) => {
  const { clientId, id } = await spendReportLink(context, context.query.token);
  return answerLinkedFile(context, { clientId, id });
});
