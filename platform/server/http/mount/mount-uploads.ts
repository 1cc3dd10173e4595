import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import type { Route } from '../route.ts';
import { mountRoute } from './mount-route.ts';

/** Forms are understood only where a call takes a file; everywhere else they are refused as a kind that is not taken. */
export async function mountUploads(
  server: FastifyInstance,
  app: App,
  routes: readonly Route[],
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const route of routes) mountRoute(scope, app, route);
  });
}
