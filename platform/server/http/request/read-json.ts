import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../problems/invalid-input.ts';
import { invalidEncoding } from '../problems/request-problems.ts';
import { valuesIn } from './input-bounds.ts';
import { holdsMoreValues } from './json-values.ts';

/** A body is JSON in UTF-8 or it is refused: what is not would be kept with other characters than were sent. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const max = valuesIn(request.routeOptions.bodyLimit);
      if (!isUtf8(body)) done(invalidEncoding());
      else if (holdsMoreValues(body, max))
        done(invalidInput([{ field: 'body', code: 'tooManyValues', params: { max } }]));
      else parse(request, body.toString(), done);
    },
  );
}
