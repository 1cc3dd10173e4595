import {
  criterionFromColumnCall,
  importCall,
  importCheckfileCall,
  importCreateEmptyFileCall,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import {
  getCertificateCall,
  pastImportCall,
  pastImportsCall,
  undoImportCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { Db } from '#platform/server/database/database.ts';
import { checkReceived } from '#platform/server/imports/check-received.ts';
import { emptyFile } from '#platform/server/imports/empty-file.ts';
import { findCheck } from '#platform/server/imports/import-checks.ts';
import { startWriting } from '#platform/server/imports/writing/start-writing.ts';
import { route } from '../route.ts';
import { contactImport } from './contact-import.ts';
import { criterionFromColumn } from './criterion-from-column.ts';
import { renderImportCertificate } from './import-certificate.ts';
import { pastImports, readPastImport } from './past-imports.ts';
import { undoImportJob } from './undo/undo-import.job.ts';
import { requireUndoable } from './undo/undo-import.ts';

const { definition, job } = contactImport.ways;

const importCheckfileRoute = route(
  importCheckfileCall,
  ({ app, db, file: received, body, membership: { clientId }, principal: { userId, locale } }) => {
    const { brand_id: _, ...reading } = body;
    const owner = { clientId, userId, locale };
    return checkReceived({ db: db as Db, app }, { ...owner, definition, received, reading });
  },
);

const importRoute = route(
  importCall,
  ({ app, db, body: { brand_id: _, id, ...terms }, membership: { clientId }, principal }) =>
    startWriting(
      { db: db as Db, app },
      { clientId, userId: principal.userId, id, terms, definition, job },
    ),
);

const importCreateEmptyFileRoute = route(
  importCreateEmptyFileCall,
  ({ app, db, body: { format }, membership, principal: { locale } }) =>
    emptyFile({ db, app }, { definition, membership, locale, format }),
);

const criterionFromColumnRoute = route(
  criterionFromColumnCall,
  ({ app, db, params, body, membership: { clientId }, principal: { userId, locale } }) =>
    criterionFromColumn({ db, app }, { clientId, userId, locale, id: params.id, ...body }),
  { ownTransactions: true },
);

const pastImportsRoute = route(pastImportsCall, ({ app, db, query, membership: { clientId } }) =>
  pastImports({ db, app }, { clientId, ...query }),
);

const pastImportRoute = route(
  pastImportCall,
  async ({ app, db, params: { id }, membership: { clientId }, principal: { userId } }) => {
    const [past, wrongLines] = await Promise.all([
      readPastImport({ db, app }, { clientId, id }),
      findCheck({ db: db as Db }, { importName: definition.name, clientId, userId, id }).then(
        ({ report }) => report.wrong > 0,
        () => false,
      ),
    ]);
    return { ...past, wrongLines };
  },
);

const getCertificateRoute = route(
  getCertificateCall,
  ({ app, db, params: { id }, membership: { clientId }, request: { locale } }) =>
    renderImportCertificate({ db, app }, { clientId, id, locale }),
);

const undoImportRoute = route(
  undoImportCall,
  async ({ app, db, params: { id }, membership: { clientId }, principal: { userId } }) => {
    const { fileName } = await requireUndoable({ db }, { clientId, importId: id });
    const jobId = await app.jobs.enqueue(
      db,
      undoImportJob,
      { importId: id, userId },
      {
        clientId,
        userId,
        title: { key: 'profile-hub:import.undoTitle', params: { file: fileName } },
        uniqueKey: id,
      },
    );
    return { jobId };
  },
);

export const contactImportsRoutes = [
  importCheckfileRoute,
  importRoute,
  importCreateEmptyFileRoute,
  criterionFromColumnRoute,
  pastImportsRoute,
  pastImportRoute,
  getCertificateRoute,
  undoImportRoute,
];
