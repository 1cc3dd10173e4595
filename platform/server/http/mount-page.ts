import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
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
        query: request.query as Record<string, string>,
        locale: localeOfRequest(request),
      });
      return reply
        .code(answer.status ?? 200)
        .type('text/html; charset=utf-8')
        .headers(answer.headers ?? {})
        .send(answer.html.markup);
    },
  );
}
