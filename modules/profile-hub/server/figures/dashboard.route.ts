import { getDashboardCall, getDashboardFileCall } from '#modules/profile-hub/contract/dashboard.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { route } from '../route.ts';
import { type Dashboard, readDashboard } from './read-dashboard.ts';

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

type Counted = { count: number; share: number };

function figureHeader(translate: Translate): string[] {
  return ['figure', 'value', 'contacts', 'share'].map((name) =>
    translate(`profile-hub:dashboard.file.${name}`),
  );
}

/** The dashboard as rows of a file in the reader's language, with every displayed number. */
function figureRows(
  dashboard: Dashboard,
  { translate, locale }: { translate: Translate; locale: Locale },
): SheetCell[][] {
  const t = (key: string, params?: Record<string, unknown>) =>
    translate(`profile-hub:dashboard.${key}`, params);
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const unknown = t('notKnown');
  const line = (figure: string, value: string, { count, share }: Counted): SheetCell[] => [
    figure,
    value,
    count,
    percent(share),
  ];
  const { totalProfiles, optInProportion, optInCustom, averageKnowledge } = dashboard;
  const optIn = (name: keyof typeof optInProportion) =>
    line(t('optIn'), t(`purpose.${name}`), optInProportion[name]);
  return [
    ...totalProfiles.monthes.map(({ month, count }) => [t('perMonth'), month, count, null]),
    optIn('any'),
    optIn('email'),
    optIn('phone'),
    optIn('partners'),
    optIn('reachableByEmail'),
    ...optInCustom.map(({ label, ...counted }) => line(t('optIn'), label, counted)),
    [t('knowledge'), null, null, percent(averageKnowledge.share)],
    ...dashboard.genders.map(({ gender, ...counted }) =>
      line(t('gender'), gender ? translate(`profile-hub:gender.${gender}`) : unknown, counted),
    ),
    ...dashboard.ages.map(({ band, ...counted }) =>
      line(t('age'), band ? [band.from, band.to].join('–') : unknown, counted),
    ),
    ...dashboard.countries.map(({ country, ...counted }) =>
      line(t('country'), country ? (countries.of(country) ?? country) : unknown, counted),
    ),
  ];
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
