import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { faultText } from '#platform/contract/imports/import-problems.ts';
import { createRouteFactory } from '../http/route.ts';
import { EventLoopYielder } from '../jobs/yield-turn.ts';
import { datedFileName } from '../spreadsheets/dated-file-name.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';
import { checkAgain } from './check-file.ts';
import { checkReceived } from './check-received.ts';
import { emptyFile } from './empty-file.ts';
import { type CheckedLine, findCheck, readCheckedLines, toImportReport } from './import-checks.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportTables, StoredReport } from './import-tables.ts';
import { startWriting } from './writing/start-writing.ts';
import type { WriteImportJob } from './writing/write-import.job.ts';

const route = createRouteFactory<ImportTables>();

export const checkRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.check,
    ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
      checkReceived({ db, app }, { clientId, userId, locale, definition, received }),
  );

export const reportRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.report, async ({ db, params, membership, principal }) =>
    toImportReport(
      await findCheck(
        { db },
        {
          importName: definition.name,
          clientId: membership.clientId,
          userId: principal.userId,
          id: params.id,
        },
      ),
    ),
  );

export const recheckRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.recheck,
    ({ app, db, params, body, membership: { clientId }, principal: { userId, locale } }) =>
      checkAgain(
        { db, app },
        {
          clientId,
          userId,
          locale,
          id: params.id,
          definition,
          chosen: body.columns,
          newRepairs: body.repairs,
          reading: body.reading,
        },
      ),
    { ownTransactions: true },
  );

export const writeRoute = (
  definition: ImportDefinition<Record<string, unknown>>,
  job: WriteImportJob,
) =>
  route(definition.calls.write, ({ app, db, params, body, membership, principal }) =>
    startWriting(
      { db, app },
      {
        clientId: membership.clientId,
        userId: principal.userId,
        id: params.id,
        terms: body,
        definition,
        job,
      },
    ),
  );

export const templateRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.template, ({ app, db, query, membership, principal }) =>
    emptyFile(
      { db, app },
      { definition, membership, locale: principal.locale, format: query.format },
    ),
  );

/**
 * The wrong lines under their original headers, followed by the faults and the line number. The user corrects this file
 * and uploads it again.
 */
export const wrongLinesRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.wrongLines, async ({ app, db, params, query, membership, principal }) => {
    const { clientId } = membership;
    const { report, lines_id } = await findCheck(
      { db },
      {
        importName: definition.name,
        clientId,
        userId: principal.userId,
        id: params.id,
      },
    );
    const { stream } = await app.files.open(db, { clientId, id: lines_id });
    const translate = app.texts.translator(principal.locale);
    const places = report.columns.flatMap(({ isReason }, place) => (isReason ? [] : [place]));
    const header = places.map((place) => report.columns[place]?.header ?? '');
    return {
      fileName: datedFileName('import_errors', query.format, membership.timeZone),
      contentType: FILE_KINDS[query.format].contentType,
      stream: writeSheet({
        format: query.format,
        title: translate('platform:import.whatIsWrong'),
        header: [
          ...header,
          translate('platform:import.whatIsWrong'),
          translate('platform:import.lineInFile'),
        ],
        rows: wrongRows(readCheckedLines(stream), { ...report, places }, translate),
        reader: principal.locale,
      }),
    };
  });

async function* wrongRows(
  lines: AsyncIterable<CheckedLine>,
  { columns, known, places }: StoredReport & { places: readonly number[] },
  translate: Translate,
): AsyncGenerator<string[]> {
  const breather = new EventLoopYielder();
  const labels = new Map(
    known.map(({ key, label }) => [key, 'text' in label ? translate(label.text) : label.words]),
  );
  for await (const line of lines) {
    await breather.pause();
    if (!('faults' in line)) continue;
    const faultTexts = line.faults.map(
      ({ column, code, params }) =>
        `${labels.get(column) ?? column} ${translate(faultText(code), params)}`,
    );
    // Cells without a header follow at the end, so that no content is lost.
    const further = line.cells.slice(columns.length);
    const cells = places.map((place) => line.cells[place] ?? '');
    yield [...cells, faultTexts.join('; '), String(line.line), ...further];
  }
}
