import {
  downloadLinkInvalid,
  getFile,
  getReport,
  spendReportLink as spendReportLinkCall,
} from '#platform/contract/files/file-calls.ts';
import { createRouteFactory } from '../http/route.ts';
import {
  answerLinkedFile,
  PRESS_AGAIN_MINUTES,
  readReportLink,
  spendReportLink,
} from './linked-file.ts';
import { isFileLinkValid } from './stored-file.ts';
import type { FilesTables } from './tables.ts';

const route = createRouteFactory<FilesTables>();

const getFileRoute = route(getFile, async (context) => {
  const { app, params, query } = context;
  if (!isFileLinkValid(app.secrets, { ...query, id: params.id })) throw downloadLinkInvalid();
  const inline = query.as === 'inline';
  return answerLinkedFile(context, { clientId: query.client, id: params.id, inline });
});

const getReportRoute = route(getReport, async (context) => {
  const { file, expiresAt } = await readReportLink(context, context.params.token);
  return { name: file.name, size: file.size, expiresAt: expiresAt.toISOString() };
});

const spendReportLinkRoute = route(spendReportLinkCall, async (context) => {
  const file = await spendReportLink(context, context.params.token);
  const url = context.app.files.link(file, {
    seconds: PRESS_AGAIN_MINUTES * 60,
    disposition: 'attachment',
  });
  return { url, name: file.name };
});

export const filesRoutes = [getFileRoute, getReportRoute, spendReportLinkRoute];
