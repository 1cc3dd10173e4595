import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { storableText } from '#platform/contract/text/storable-text.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import { invalidEncoding } from '../problems/request-problems.ts';
import { valuesIn } from './input-bounds.ts';
import { holdsMoreValues } from './json-values.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call whose body is signed. */
    rawBody: Buffer | undefined;
  }
}

/**
 * A body is JSON in UTF-8 or it is refused: what is not would be kept with other characters than were sent. Only a call that
 * takes foreign text gets it with U+FFFD in their place.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.decorateRequest('rawBody', undefined);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const { bodyLimit, config } = request.routeOptions;
      const max = valuesIn(bodyLimit);
      if (config.signed) request.rawBody = body;
      if (!isUtf8(body) && !config.foreignText) done(invalidEncoding());
      else if (holdsMoreValues(body, max))
        done(
          config.tooLarge?.() ??
            invalidInput([{ field: 'body', code: 'tooManyValues', params: { max } }]),
        );
      else if (config.foreignText) parse(request, storableText(body.toString()), done);
      else parse(request, body.toString(), done);
    },
  );
}
