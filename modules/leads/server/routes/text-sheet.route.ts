import {
  readTextSheetCall,
  writeTextSheetCall,
} from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { route } from '../route.ts';
import { readTextSheet } from '../texts/read-text-sheet.ts';
import { writeTextSheet } from '../texts/write-text-sheet.ts';

export const writeTextSheetRoute = route(
  writeTextSheetCall,
  async ({ app, body, membership: { timeZone }, principal: { locale } }) => ({
    fileName: datedFileName('texts', 'xlsx', timeZone),
    contentType: FILE_KINDS.xlsx.contentType,
    stream: writeTextSheet(body, { t: app.texts.translator(locale), reader: locale }),
  }),
);

export const readTextSheetRoute = route(
  readTextSheetCall,
  async ({ db, app, membership: { clientId }, file }) => ({
    lines: await readTextSheet({ db, app }, clientId, file),
  }),
);
