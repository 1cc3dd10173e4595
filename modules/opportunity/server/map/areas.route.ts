import { type AreaFigures, areaItems } from '#modules/opportunity/contract/area-figures.ts';
import { getAreasCall, getAreasFileCall } from '#modules/opportunity/contract/map-calls.ts';
import { MEASURE_UNITS, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { route } from '../route.ts';
import type { AreaChoices, AreaReader } from './area-sums.ts';
import { computeMeasure } from './measure-areas.ts';
import { readAreaFigures } from './read-area-figures.ts';

export const getAreasRoute = route(getAreasCall, ({ query, ...context }) =>
  readAreaFigures(readerOf(context), query),
);

export const getAreasFileRoute = route(
  getAreasFileCall,
  async ({ query: { format, ...choices }, ...context }) => {
    const reader = readerOf(context);
    return {
      fileName: datedFileName('opportunity-areas', format, reader.timeZone),
      contentType: FILE_KINDS[format].contentType,
      stream: writeSheet({
        format,
        title: reader.app.texts.translator(reader.locale)('opportunity:areas.file.title'),
        ...(await areasFile(reader, choices)),
        reader: reader.locale,
      }),
    };
  },
);

function readerOf({
  db,
  app,
  membership: { clientId, timeZone, role },
  principal: { userId, locale },
}: Pick<AreaReader, 'db' | 'app'> & { membership: Membership; principal: Principal }): AreaReader {
  return { db, app, clientId, timeZone, user: { id: userId, role }, locale };
}

/** Areas as rows of a file, in the order of the map; demand outside of all areas is the last row. */
async function areasFile(
  reader: AreaReader,
  choices: AreaChoices,
): Promise<{ header: string[]; rows: SheetCell[][] }> {
  const translate = reader.app.texts.translator(reader.locale);
  const text = (key: string) => translate(`opportunity:areas.${key}`);
  const { areas, outside, range } = await readAreaFigures(reader, choices);
  const isPerInhabitants = choices.perInhabitants && PER_INHABITANTS.includes(choices.measure);
  const unit = MEASURE_UNITS[choices.measure];
  const columns: [key: string, cell: (area: AreaFigures) => SheetCell][] = [
    ['rank', (area) => area.rank],
    ['area', (area) => area.name],
    ['above', (area) => area.parentName],
    ['country', (area) => area.country],
    [isPerInhabitants ? 'valuePerInhabitants' : 'value', (area) => cellOf(area.value, unit)],
    ['grey', (area) => area.grey && text(`grey.${area.grey}`)],
    ['share', (area) => cellOf(area.share, 'share')],
    ['intentions', (area) => area.intentions],
    ['intentionsBefore', (area) => area.intentionsBefore],
    ['unserved', (area) => area.unserved],
    ['marketValue', (area) => cellOf(area.marketValue, 'money')],
    ['retailers', (area) => area.retailers],
    ['brandRetailers', (area) => area.brandRetailers],
    ['penetration', (area) => cellOf(computeMeasure(area, 'penetration'), 'share')],
    ['sales', (area) => cellOf(area.sales, 'money')],
    ['salesBefore', (area) => cellOf(area.salesBefore, 'money')],
    ['population', (area) => area.population || null],
    ['hot', (area) => (area.hot ? text('hot') : null)],
  ];
  const name = (key: string) =>
    key === 'value' || key === 'valuePerInhabitants'
      ? `${text(`measure.${choices.measure}`)}${key === 'value' ? '' : ` ${text('perInhabitants')}`}`
      : text(`file.${key}`);
  const last = new Map<string, SheetCell>([
    ['area', `${text('outside')} (${range.from} – ${range.to})`],
    ['intentions', outside.intentions],
    ['retailers', outside.retailers],
  ]);
  return {
    header: columns.map(([key]) => name(key)),
    rows: [
      ...areaItems(areas).map((area) => columns.map(([, cell]) => cell(area))),
      columns.map(([key]) => last.get(key)),
    ],
  };
}

/** Money in units, shares in percent with one decimal. */
function cellOf(value: number | null, unit: 'share' | 'count' | 'money'): number | null {
  if (value === null) return null;
  if (unit === 'money') return Math.round(value) / 100;
  return unit === 'share' ? Math.round(value * 1_000) / 10 : Math.round(value * 100) / 100;
}
