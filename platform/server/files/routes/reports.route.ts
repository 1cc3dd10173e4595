import { getReport } from '#platform/contract/calls/get-report.ts';
import { spendReportLink as spendReportLinkCall } from '#platform/contract/calls/spend-report-link.ts';
import { PRESS_AGAIN_MINUTES, readReportLink, spendReportLink } from '../report-link.ts';
import { route } from '../route.ts';

export const getReportRoute = route(getReport, async ({ app, db, params }) => {
  const { file, expiresAt } = await readReportLink({ db, app }, params.token);
  return { name: file.name, size: file.size, expiresAt: expiresAt.toISOString() };
});

export const spendReportLinkRoute = route(spendReportLinkCall, async ({ app, db, params }) => {
  const file = await spendReportLink({ db, app }, params.token);
  const url = app.files.link(file, {
    seconds: PRESS_AGAIN_MINUTES * 60,
    disposition: 'attachment',
  });
  return { url, name: file.name };
});
