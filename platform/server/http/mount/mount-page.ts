import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { crossSiteRequest } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import { pagePolicy } from '../answer/security-headers.ts';
import { closeWithAnswer } from '../answer/send-answer.ts';
import { Html } from '../html.ts';
import type { Page, PageRequest, PageResponse } from '../page.ts';
import { logFailure, secondsToWait, sendProblem } from '../problems/problem-answer.ts';
import { outcomeUnknown } from '../problems/request-problems.ts';
import { PAGE_FORM_BYTES, type PageForm, readPageForm } from '../request/read-page-form.ts';
import { isCrossSite } from '../request/request-origin.ts';
import { requestLocale } from '../request/visitor-headers.ts';

/** Factor by which the rate limit of pages exceeds that of calls. */
const CROWD = 20;
const BUSY_SECONDS = 2;

export function mountPage(server: FastifyInstance, app: App, page: Page): void {
  if (page.when && !page.when(app)) return;
  const path = page.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const config = { access: { kind: 'public', reason: page.reason } } as const;
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(error, request, reply, { app, page });
  server.get(
    path,
    { config: { ...config, ...rateOf(page, app) }, errorHandler },
    async (request, reply) =>
      sendPage(app, request, reply, await page.render(pageRequest(app, request))),
  );
  const submit = page.submit?.bind(page);
  if (submit)
    server.register(async (scope) => {
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: PAGE_FORM_BYTES },
        (_request, body, done) => done(null, new URLSearchParams(body)),
      );
      if (page.files) await scope.register(multipart, { throwFileSizeLimit: false });
      scope.post(
        path,
        { config: { ...config, ...submitRateOf(page, app) }, errorHandler },
        async (request, reply) => {
          if (isCrossSite(request, app.config)) throw crossSiteRequest();
          const given = { ...pageRequest(app, request), address: request.ip };
          const sent = await sentForm(request, page, given);
          return sendPage(app, request, reply, await submit({ ...given, ...sent }));
        },
      );
    });
}

/** A form that was read, and whether files of it were lost. */
interface ReadForm {
  form: URLSearchParams;
  lostFiles: boolean;
}

/** Multipart forms by their request; Fastify keeps only those that it reads itself. */
const multipartForms = new WeakMap<FastifyRequest, ReadForm>();

/** Reads the form as multipart with files, or as URL-encoded text. */
async function sentForm(
  request: FastifyRequest,
  { files }: Page,
  given: PageRequest & { address: string },
): Promise<PageForm> {
  if (files && request.isMultipart()) {
    // Read to the end also if a file cannot be stored, so that the visitor does not have to type again.
    const failures: unknown[] = [];
    const sent = await readPageForm(request, files, async (file, form) => {
      if (failures.length > 0) return null;
      try {
        return await files.take({ ...given, form }, file);
      } catch (error) {
        if (error instanceof Problem && error.status < 500) throw error;
        failures.push(error);
        return null;
      }
    });
    multipartForms.set(request, { form: sent.form, lostFiles: failures.length > 0 });
    if (failures.length > 0) throw failures[0];
    return sent;
  }
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return { form, fileFaults: [] };
}

/** The form of a refused submission; undefined if it cannot be read. */
async function refusedForm(
  request: FastifyRequest,
  { files }: Page,
): Promise<ReadForm | undefined> {
  if (request.body instanceof URLSearchParams) return { form: request.body, lostFiles: false };
  if (!files || !request.isMultipart()) return undefined;
  const read = multipartForms.get(request);
  if (read) return read;
  let lostFiles = false;
  try {
    const { form } = await readPageForm(request, files, async () => {
      lostFiles = true;
      return null;
    });
    return { form, lostFiles };
  } catch {
    return undefined;
  }
}

function sendPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageResponse,
): FastifyReply {
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
}

function submitRateOf({ submitRate, busy }: Page, { config }: App) {
  // A refused submission is read, so that the page can offer it again.
  const hook = busy ? ({ hook: 'preHandler' } as const) : {};
  const { max, seconds } = submitRate ?? { max: config.RATE_LIMIT_PER_MINUTE, seconds: 60 };
  return { rateLimit: { max, timeWindow: seconds * 1000, ...hook } };
}

function rateOf({ rate }: Page, app: App) {
  if (rate === undefined) return {};
  if (rate === 'free') return { rateLimit: false as const };
  return { rateLimit: { max: app.config.RATE_LIMIT_PER_MINUTE * CROWD, timeWindow: 60_000 } };
}

/** Refusals that end by themselves, so that the same request can succeed soon. */
const SOON: readonly number[] = [429, 503];

async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { app, page }: { app: App; page: Page },
): Promise<FastifyReply> {
  const problem = logFailure(error, request, app);
  const { status } = problem;
  if (!page.busy || !SOON.includes(status)) return sendProblem(request, reply, problem);
  let sent: ReadForm | undefined;
  if (request.method === 'POST') {
    // What another site submitted must not be offered as if it were typed here.
    sent = isCrossSite(request, app.config) ? undefined : await refusedForm(request, page);
    if (!sent) return sendProblem(request, reply, problem);
  }
  const seconds = secondsToWait(problem) ?? BUSY_SECONDS;
  const isUnknown = problem.code === outcomeUnknown.code;
  const { markup } = page.busy({ ...pageRequest(app, request), seconds, isUnknown, ...sent });
  pagePolicy(reply, app.config);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('retry-after', seconds)
    .type('text/html; charset=utf-8')
    .send(markup);
}

function pageRequest(app: App, request: FastifyRequest): PageRequest {
  return {
    app,
    params: request.params as Record<string, string>,
    query: firstOfEach(request.query as Record<string, string | string[]>),
    headers: request.headers,
    locale: requestLocale(request),
  };
}

function firstOfEach(query: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']),
  );
}
