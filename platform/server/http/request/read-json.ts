import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidEncoding } from '../problems/request-problems.ts';

/** A body is JSON in UTF-8 or it is refused: what is not would be kept with other characters than were sent. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) parse(request, body.toString(), done);
      else done(invalidEncoding());
    },
  );
}
