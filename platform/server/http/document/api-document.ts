import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import { collectFromModules } from '../../collect-from-modules.ts';
import type { Config } from '../../config.ts';
import type { ServerModule } from '../../module.ts';
import { pagePolicy } from '../answer/security-headers.ts';
import { Html, html } from '../html.ts';
import { callProblems } from '../problems/call-problems.ts';
import { jsonShape } from './json-shape.ts';
import { describeAccess, describeKeys, documentedModules, openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman-collection.ts';

const STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#f6f5f1,#0e1211);--surface:light-dark(#fff,#141917);--text:light-dark(#17201c,#e9ece7);--quiet:light-dark(#4e5752,#a8b1ab);--rule:light-dark(#e4e1d9,#262d2a);--brass:light-dark(#b07a1a,#d8a347)}
body{margin:0;background:var(--canvas);color:var(--text);font:14px/22px "Inter Variable",Inter,system-ui,sans-serif}
header{background:#13251e;padding:13px 24px}header a{color:#f4f1e8;font-weight:600;text-decoration:none}
main{max-width:960px;margin:0 auto;padding:24px}h1{font-size:22px;line-height:28px}h2{font-size:18px;margin:32px 0 8px}h3{font-size:13px;margin:12px 0 4px}
nav{display:flex;gap:16px;flex-wrap:wrap}a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
details{background:var(--surface);border:1px solid var(--rule);padding:8px 12px;margin-top:-1px}
summary{cursor:pointer;overflow-wrap:anywhere}summary span{color:var(--quiet)}
pre{overflow:auto;max-height:320px;font-size:12px;line-height:18px;background:var(--canvas);padding:8px;margin:0}
#caller,.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:8px 16px;align-items:end}
#caller[hidden]{display:none}#caller{background:var(--surface);border:1px solid var(--rule);padding:12px;margin:16px 0}#caller p{grid-column:1/-1;margin:0;color:var(--quiet)}
label span{display:block;font-size:12px;color:var(--quiet)}label:has(textarea){grid-column:1/-1}
input,textarea{box-sizing:border-box;width:100%;padding:6px 8px;background:var(--canvas);color:var(--text);border:1px solid var(--quiet);font:13px/20px ui-monospace,monospace}
button{justify-self:start;padding:6px 14px;background:var(--surface);color:var(--text);border:1px solid var(--quiet);font:inherit;cursor:pointer}button[type=submit]{background:#13251e;color:#f4f1e8}
.snippet{display:flex;justify-content:space-between;align-items:center;margin-top:12px}.snippet button{padding:2px 10px;font-size:12px}`;

const SCRIPT = '/docs/try-call.js';

const access = {
  kind: 'public',
  reason: 'The shape of the calls is no secret; what they answer is.',
} as const;

/** Placeholder in the cached page, replaced by each response's nonce. */
const NONCE_PLACE = 'nonce-of-this-answer';

const PLATFORM_PURPOSE =
  'What all modules share: jobs, notifications, search, saved views, webhooks, connectors and files.';

/**
 * /openapi.json and /docs/postman.json for machines, /docs for people. Each is generated from the contracts on first
 * request.
 */
export function apiDocument(
  server: FastifyInstance,
  config: Config,
  modules: readonly ServerModule[],
): void {
  const calls = collectFromModules(modules, 'routes').map(({ call }) => call);
  const given = [calls, config.publicUrl, modulePurposes(modules)] as const;
  const files = [
    ['/openapi.json', once(() => JSON.stringify(openApiDocument(...given)))],
    ['/docs/postman.json', once(() => JSON.stringify(postmanCollection(...given)))],
  ] as const;
  for (const [path, text] of files) {
    server.get(path, { config: { access } }, async (_request, reply) =>
      reply.header('content-type', 'application/json; charset=utf-8').send(text()),
    );
  }
  const script = readFileSync(join(import.meta.dirname, 'try-call.js'));
  server.get(SCRIPT, { config: { access } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  const page = once(() => apiPage(calls, NONCE_PLACE).markup);
  server.get('/docs', { config: { access } }, async (_request, reply) => {
    pagePolicy(reply, config);
    return reply
      .type('text/html; charset=utf-8')
      .send(page().replace(NONCE_PLACE, reply.styleNonce));
  });
}

/** A sentence for each module, which describes its calls. */
export function modulePurposes(modules: readonly ServerModule[]): Map<string, string> {
  const declared = modules.flatMap(({ name, purpose }) =>
    purpose ? [[name, purpose] as const] : [],
  );
  return new Map([['platform', PLATFORM_PURPOSE], ...declared]);
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Works without scripts, which only add the try-out. For developers who integrate with the suite, in English. */
function apiPage(calls: readonly CallDefinition[], nonce: string): Html {
  const modules = documentedModules(calls);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · Comptoir</title>
<style nonce="${nonce}">${new Html(STYLE)}</style>
<script type="module" src="${SCRIPT}"></script>
</head>
<body>
<header><a href="/">Comptoir</a></header>
<main>
<h1>Calls</h1>
<p>${calls.length} calls, made from the contracts. The same for machines: <a href="/openapi.json">openapi.json</a>
(OpenAPI 3.1) and, for Postman, <a href="/docs/postman.json">postman.json</a>; set its variables <code>baseUrl</code> and
<code>apiKey</code>. A typed client for TypeScript and JavaScript is made by <code>npm run client-library</code>.
Refusals are problem details (RFC 9457) with a stable <code>code</code>.</p>
<p>Servers present an API key of the brand: <code>Authorization: Bearer cptr_…</code>. Admins create keys under
Settings, API keys. A key makes calls of its client for which it has the permission; open a call to read which one.</p>
<form id="caller" hidden>
<label><span>API key</span><input id="caller-key" type="password" autocomplete="off" spellcheck="false" placeholder="cptr_…"></label>
<label><span>Client ID</span><input id="caller-client" type="text" autocomplete="off" spellcheck="false"></label>
<p>Open a call to try it. Calls are sent for real and change data. The key is not stored; without one, your session is used.</p>
</form>
<nav aria-label="Modules">${modules.map((module) => html`<a href="#${module}">${module}</a> `)}</nav>
${modules.map(
  (module) => html`<section aria-labelledby="${module}"><h2 id="${module}">${module}</h2>
${calls.filter((call) => call.module === module).map(describeCall)}</section>`,
)}
</main>
</body>
</html>`;
}

function describeCall(call: CallDefinition): Html {
  const parts = (['params', 'query', 'headers', 'body'] as const).filter((part) => call[part]);
  return html`<details data-method="${call.method}" data-path="${call.path}"><summary><code><b>${call.method}</b> ${call.path}</code> <span>${call.summary}</span></summary>
<p>${describeAccess(call.access)} ${describeKeys(call)}</p>
${parts.map((part) => schemaBlock(part, call[part]))}
${call.response instanceof z.ZodType ? schemaBlock(`answer ${call.status ?? 200}`, call.response) : html`<p>Answers a file, ${call.response.file}.</p>`}
<p>Refusals: ${callProblems(call).map(({ status, code, title }) => html`<code title="${title}">${status} ${code}</code> `)}</p>
</details>`;
}

function schemaBlock(title: string, schema: z.ZodType | undefined): Html | undefined {
  if (!schema) return undefined;
  const shape = jsonShape(schema, title.startsWith('answer') ? 'output' : 'input');
  return html`<h3>${title}</h3><pre tabindex="0">${JSON.stringify(shape, null, 2)}</pre>`;
}
