import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '../../app.ts';
import { closeWithAnswer } from '../answer/close-with-answer.ts';
import { pagePolicy } from '../answer/security-headers.ts';
import { Html } from '../html.ts';
import type { Page, PageRequest } from '../page.ts';
import { answerError } from '../problems/problem-answer.ts';
import { localeOfRequest } from '../request/locale-of-request.ts';

/** So many times as often as calls. */
const CROWD = 20;

export function mountPage(server: FastifyInstance, app: App, page: Page): void {
  if (page.when && !page.when(app)) return;
  server.get(
    page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    {
      config: { access: { kind: 'public', reason: page.reason }, ...rateOf(page, app) },
      errorHandler: (error, request, reply) => answerFailure(error, request, reply, { app, page }),
    },
    async (request, reply) => {
      const answer = await page.render(pageRequest(app, request));
      pagePolicy(reply, app.config, answer.mapHosts);
      const content = answer.html instanceof Html ? answer.html.markup : answer.html;
      if (content instanceof Readable) closeWithAnswer(reply, content);
      reply
        .code(answer.status ?? 200)
        .type('text/html; charset=utf-8')
        .headers(answer.headers ?? {});
      if (answer.revalidated && typeof content === 'string') {
        const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      }
      return reply.send(content);
    },
  );
}

function rateOf({ rate }: Page, app: App) {
  if (rate === undefined) return {};
  if (rate === 'free') return { rateLimit: false as const };
  return { rateLimit: { max: app.config.RATE_LIMIT_PER_MINUTE * CROWD, timeWindow: 60_000 } };
}

function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { app, page }: { app: App; page: Page },
): FastifyReply {
  const tooMany = error instanceof Problem && error.status === 429;
  if (!tooMany || !page.busy) return answerError(error, request, reply, app);
  pagePolicy(reply, app.config);
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.busy(pageRequest(app, request)).markup);
}

function pageRequest(app: App, request: FastifyRequest): PageRequest {
  return {
    app,
    params: request.params as Record<string, string>,
    query: firstOfEach(request.query as Record<string, string | string[]>),
    headers: request.headers,
    locale: localeOfRequest(request),
  };
}

function firstOfEach(query: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']),
  );
}
