import { getReport } from '#platform/contract/calls/get-report.ts';
import { spendReportLink as spendReportLinkCall } from '#platform/contract/calls/spend-report-link.ts';
import { PRESS_AGAIN_MINUTES, readReportLink, spendReportLink } from '../report-link.ts';
import { route } from '../route.ts';

export const getReportRoute = route(getReport, async (context) => {
  const { file, expiresAt } = await readReportLink(context, context.params.token);
  return { name: file.name, size: file.size, expiresAt: expiresAt.toISOString() };
});

export const spendReportLinkRoute = route(spendReportLinkCall, async (context) => {
  const file = await spendReportLink(context, context.params.token);
  const url = context.app.files.link(file, {
    seconds: PRESS_AGAIN_MINUTES * 60,
    disposition: 'attachment',
  });
  return { url, name: file.name };
});
