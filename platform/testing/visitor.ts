import type { LightMyRequestResponse } from 'fastify';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import type { ProblemBody } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { CreatedServer } from '#platform/server/http/create-server.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#platform/server/sessions/cookies.ts';
import { callAt } from './call-at.ts';
import { requireDeclared } from './require-declared.ts';

/** A response: the promised body or the problem. */
export interface Answer<Body> {
  status: number;
  body: Body;
  problem: ProblemBody;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}

interface CalledServer extends Pick<CreatedServer, 'inject'> {
  calls: readonly CallDefinition[];
}

/** A simulated browser: stores cookies and makes calls by their contracts. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #server: CalledServer;
  readonly #headers: Record<string, string>;

  constructor(app: App, server: CalledServer, headers: Record<string, string>) {
    this.#app = app;
    this.#server = server;
    this.#headers = headers;
  }

  /** Starts a session without a password, for tests of other things. */
  async as(user: { id: string }): Promise<this> {
    const db = this.#app.database.acrossClients();
    const tokens = await this.#app.sessions.begin(db, { userId: user.id, userAgent: 'test' });
    this.cookies.set(ACCESS_COOKIE, tokens.access);
    this.cookies.set(REFRESH_COOKIE, tokens.refresh);
    return this;
  }

  async call<Call extends CallDefinition>(
    call: Call,
    input: CallInput<Call>,
  ): Promise<Answer<CallOutput<Call>>> {
    const {
      params = {},
      query,
      body,
      headers,
    } = input as Partial<Record<string, Record<string, unknown>>>;
    return this.send<CallOutput<Call>>({
      method: call.method,
      path: addressOf(call, params, query),
      ...(headers && { headers: headers as Record<string, string> }),
      ...(body !== undefined && { body }),
    });
  }

  /** Sends a form: the text fields, then the file. */
  async upload<Call extends CallDefinition>(
    call: Call,
    input: CallInput<Call> & { file: File },
  ): Promise<Answer<CallOutput<Call>>> {
    const {
      params = {},
      query,
      body = {},
    } = input as Partial<Record<string, Record<string, unknown>>>;
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, String(value));
    form.append('file', input.file);
    const packed = new Response(form);
    return this.send<CallOutput<Call>>({
      method: call.method,
      path: addressOf(call, params, query),
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
      body: Buffer.from(await packed.arrayBuffer()),
    });
  }

  async send<Body = unknown>(request: {
    method: string;
    path: string;
    body?: unknown;
    headers?: Record<string, string>;
    remoteAddress?: string;
  }): Promise<Answer<Body>> {
    const raw = await this.#server.inject({
      method: request.method as 'GET',
      url: request.path,
      headers: { ...this.#headers, ...request.headers },
      cookies: Object.fromEntries(this.cookies),
      ...(request.remoteAddress && { remoteAddress: request.remoteAddress }),
      ...(request.body !== undefined && { payload: request.body as object }),
    });
    for (const cookie of raw.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const kind = raw.headers['content-type']?.toString() ?? '';
    // The response to HEAD has a content type but no body.
    const json = kind.includes('json') && raw.payload !== '' ? raw.json() : undefined;
    if (kind.includes('problem+json') && json) this.#requireDeclared(request, json);
    return { status: raw.statusCode, body: json, problem: json, headers: raw.headers, raw };
  }

  #requireDeclared(request: { method: string; path: string }, problem: ProblemBody): void {
    const call = callAt(this.#server.calls, request);
    if (call) requireDeclared(call, problem);
  }
}

function addressOf(
  { path }: CallDefinition,
  params: Record<string, unknown>,
  query: Record<string, unknown> = {},
): string {
  const below = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(params[name])),
  );
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    defined.map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${below}?${search}` : below;
}
