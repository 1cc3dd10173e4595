import { spendReportLink as call } from '#platform/contract/calls/spend-report-link.ts';
import { PRESS_AGAIN_MINUTES, spendReportLink } from '../report-link.ts';
import { route } from '../tables.ts';

export const spendReportLinkRoute = route(call, async ({ app, db, params }) => {
  const file = await spendReportLink(db, { app, token: params.token });
  const url = app.files.link(file, {
    seconds: PRESS_AGAIN_MINUTES * 60,
    disposition: 'attachment',
  });
  return { url, name: file.name };
});
