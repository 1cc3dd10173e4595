import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { storableText } from '#platform/contract/text/text.ts';
import { invalidEncoding, invalidInput } from '../problems/request-problems.ts';
import { valuesIn } from './check-input.ts';

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = ['"', '\\', ',', '[', '{'].map((sign) =>
  sign.charCodeAt(0),
);

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls with a signed body. */
    rawBody: Buffer | undefined;
  }
}

/**
 * Accepts only JSON in UTF-8, because other encodings would store different characters than were sent. Calls that
 * accept foreign text get U+FFFD instead.
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

/**
 * Whether unparsed JSON holds more values than the limit. Counting characters costs a tenth of parsing, so a body with
 * a hundred thousand keys is rejected cheaply.
 */
export function holdsMoreValues(json: Uint8Array, limit: number): boolean {
  let values = 1;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) inText = false;
    } else if (sign === QUOTE) inText = true;
    else if (sign === COMMA || sign === LIST || sign === OBJECT) {
      values += 1;
      if (values > limit) return true;
    }
  }
  return false;
}
