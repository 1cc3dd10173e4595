import { getReport } from '#platform/contract/calls/get-report.ts';
import { readReportLink } from '../report-link.ts';
import { route } from '../tables.ts';

export const getReportRoute = route(getReport, async ({ app, db, params }) => {
  const { file, expiresAt } = await readReportLink(db, { app, token: params.token });
  return { name: file.name, size: file.size, expiresAt: expiresAt.toISOString() };
});
