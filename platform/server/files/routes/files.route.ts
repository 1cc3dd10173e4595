import { getFile } from '#platform/contract/calls/get-file.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { isFileLinkValid } from '../file-link.ts';
import { answerLinkedFile } from '../linked-file.ts';
import { route } from '../route.ts';

export const getFileRoute = route(getFile, async (context) => {
  const { app, params, query } = context;
  if (!isFileLinkValid(app.secrets, { ...query, id: params.id })) throw downloadLinkInvalid();
  const inline = query.as === 'inline';
  return answerLinkedFile(context, { clientId: query.client, id: params.id, inline });
});
