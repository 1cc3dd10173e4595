import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Html } from './html.ts';
import { localeOfRequest } from './locale-of-request.ts';
import type { Page } from './page.ts';
import { pagePolicy } from './security-headers.ts';

export function mountPage(server: FastifyInstance, app: App, page: Page): void {
  if (page.when && !page.when(app)) return;
  server.get(
    page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    { config: { access: { kind: 'public', reason: page.reason } } },
    async (request, reply) => {
      pagePolicy(reply, app.config);
      const answer = await page.render({
        app,
        params: request.params as Record<string, string>,
        query: firstOfEach(request.query as Record<string, string | string[]>),
        headers: request.headers,
        locale: localeOfRequest(request),
      });
      const content = answer.html instanceof Html ? answer.html.markup : answer.html;
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

function firstOfEach(query: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']),
  );
}
