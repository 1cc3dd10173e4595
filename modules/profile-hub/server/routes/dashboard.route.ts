import { getDashboardCall, getDashboardFileCall } from '#modules/profile-hub/contract/dashboard.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { figureHeader, figureRows } from '../figures/figure-rows.ts';
import { readDashboard } from '../figures/read-dashboard.ts';
import { route } from '../route.ts';

export const getDashboardRoute = route(
  getDashboardCall,
  ({ db, membership: { clientId }, query: { months }, request: { locale } }) =>
    readDashboard({ db }, { clientId, months, locale }),
);

export const getDashboardFileRoute = route(
  getDashboardFileCall,
  async ({ app, db, membership: { clientId, timeZone }, query: { months, format }, principal }) => {
    const { locale } = principal;
    const translate = app.texts.translator(locale);
    const dashboard = await readDashboard({ db }, { clientId, months, locale });
    return {
      fileName: datedFileName('dashboard', format, timeZone),
      contentType: FILE_KINDS[format].contentType,
      stream: writeSheet({
        format,
        title: translate('profile-hub:menu.dashboard'),
        header: figureHeader(translate),
        rows: figureRows(dashboard, { translate, locale }),
        reader: locale,
      }),
    };
  },
);
