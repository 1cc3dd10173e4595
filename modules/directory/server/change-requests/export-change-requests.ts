import { sql } from 'kysely';
import type { ChangeRequestRow } from '#modules/directory/contract/change-requests/change-request.ts';
import {
  type ChangeRequestFilters,
  exportChangeRequestsCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { DirectoryTables } from '../tables.ts';
import { type RequestReader, readRequestRows, requestFits } from './list-change-requests.ts';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Requests of a state as a file, for admins [OPP-06]. */
export const changeRequestExport = defineExport<
  ChangeRequestRow,
  ChangeRequestFilters,
  DirectoryTables
>({
  name: 'directory.change-requests',
  call: exportChangeRequestsCall,
  title: 'directory:changeRequest.exportTitle',
  fileName: 'suggestions',
  columns: [
    { label: 'directory:field.code', value: ({ location }) => location.code },
    { label: 'directory:field.name', value: ({ location }) => location.name },
    { label: 'directory:field.city', value: ({ location }) => location.city },
    {
      label: 'directory:changeRequest.column.kind',
      value: ({ kind }, { translate }) => translate(`directory:changeRequest.kind.${kind}`),
    },
    {
      label: 'directory:changeRequest.column.fields',
      value: ({ fields }, { translate }) =>
        fields.map((field) => translate(`directory:field.${field}`)).join(', '),
    },
    { label: 'directory:changeRequest.column.target', value: ({ target }) => target },
    {
      label: 'directory:changeRequest.column.evidence',
      value: ({ evidence }, { translate }) =>
        translate(`directory:changeRequest.evidence.${evidence}`),
    },
    { label: 'directory:changeRequest.column.requester', value: ({ requester }) => requester.name },
    {
      label: 'directory:changeRequest.column.state',
      value: ({ state }, { translate }) => translate(`directory:changeRequest.state.${state}`),
    },
    {
      label: 'directory:changeRequest.column.requestedAt',
      value: ({ requestedAt }) => requestedAt,
      dates: 'moment',
    },
    {
      label: 'directory:changeRequest.column.decidedAt',
      value: ({ decidedAt }) => decidedAt,
      dates: 'moment',
    },
  ],
  async *rows({ db, app, clientId, filters }) {
    const reader: RequestReader = { clientId, userId: FIRST, seesAll: true };
    const fits = requestFits(reader, filters);
    for (let after = FIRST; ; ) {
      const page = await readRequestRows(
        { db, app },
        reader,
        sql<boolean>`${fits} and request.id > ${after}`,
        BATCH,
      );
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  },
});
