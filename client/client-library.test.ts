import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { makeFormKeyCall } from '#modules/forms/contract/intake/key-calls.ts';
import { newForm } from '#modules/forms/server/forms/create-form.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { openSettings, submission } from '#modules/forms/server/testing/submission.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { compile, writeClientLibrary } from '#tools/client-library/write-client-library.ts';

const run = promisify(execFile);
const CHECKOUT = join(import.meta.dirname, '..');
/** A project that has installed the package. */
const project = await mkdtemp(join(tmpdir(), 'comptoir-client-'));
const library = join(project, 'node_modules', '@comptoir', 'client');
afterAll(() => rm(project, { recursive: true, force: true }));
await writeClientLibrary(library);

const suite = await testApp();
await suite.server.listen({ host: '127.0.0.1', port: 0 });
const { port } = suite.server.server.address() as AddressInfo;
const baseUrl = `http://127.0.0.1:${port}`;
const brand = await suite.people.client();
const made = newForm({ app: suite.app }, { name: 'Advice', locales: ['en'], currency: 'EUR' });
const form = await brandForm(suite.app, brand.id, {
  ...made,
  settings: openSettings(),
  fields: [
    ...made.fields,
    formFieldSchema.parse({ key: 'photo', type: 'file', fileKinds: ['png'] }),
  ],
});
const params = { formId: form.id };
const admin = await suite.adminOf(brand);
const { body: key } = await admin.call(makeFormKeyCall, {
  params,
  body: { name: 'CRM', scopes: ['leads.send', 'leads.read'] },
});

/** The compiled library; its own types are checked by the example, which is compiled against them. */
interface Library {
  createComptoir(options: object): {
    leads: Record<
      'sendLead' | 'sendLeadFile' | 'readLeadFile',
      (input: object) => Promise<{ id: string; name?: string; arrayBuffer(): Promise<ArrayBuffer> }>
    > & {
      readLeads: { each(input: object): AsyncIterable<{ id: string }> };
    };
  };
  isProblem(error: unknown, ...codes: string[]): boolean;
}
const { createComptoir, isProblem }: Library = await import(join(library, 'dist', 'comptoir.js'));
const { leads } = createComptoir({ baseUrl, apiKey: key.key });

test('every documented call is a function of the library, and no type is `any`', async () => {
  const { body } = await suite
    .visitor()
    .send<{ paths: Record<string, object> }>({ method: 'GET', path: '/openapi.json' });
  const documented = Object.values(body.paths).flatMap((methods) => Object.keys(methods));
  expect(countFunctions(createComptoir({ baseUrl }))).toBe(documented.length);
  const declarations = glob('*.d.ts', { cwd: join(library, 'dist') });
  for await (const file of declarations) {
    const text = await readFile(join(library, 'dist', file), 'utf8');
    expect(text.replaceAll(/\/\*\*.*?\*\//gs, ''), file).not.toMatch(/[:<|&] ?any\b/);
  }
});

function countFunctions(value: object): number {
  return Object.values(value).reduce(
    (count, part) => count + (typeof part === 'function' ? 1 : countFunctions(part)),
    0,
  );
}

test('the example compiles with the types of Node alone, sends leads and reads them back [LEAD-13] [LEAD-10]', async () => {
  await cp(join(CHECKOUT, 'client', 'examples'), project, { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023'],
    types: ['node'],
    typeRoots: [join(CHECKOUT, 'node_modules', '@types')],
    module: 'nodenext',
    strict: true,
    noEmit: true,
  };
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  compile(project);
  const environment = { COMPTOIR_URL: baseUrl, COMPTOIR_FORM: form.id, COMPTOIR_KEY: key.key };
  const { stdout } = await run(process.execPath, ['send-leads.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, ...environment },
  });
  const lines = stdout.trim().split('\n');
  const sent = lines.filter((line) => line.startsWith('sent ')).map((line) => line.split(' ')[1]);
  expect(sent).toHaveLength(2);
  expect(lines.slice(2)).toEqual([
    `read ${sent[1]} nils.aaberg@post.example new`,
    `read ${sent[0]} odile.renard@post.example new`,
  ]);
});

test('a list is read to its end over several pages, each item once', async () => {
  const sent: string[] = [];
  for (let count = 0; count < 3; count += 1)
    sent.push((await leads.sendLead({ params, body: submission() })).id);
  const query = { limit: 2, sortBy: 'createdAt' };
  const read = await Array.fromAsync(leads.readLeads.each({ params, query }), ({ id }) => id);
  expect(read).toEqual(expect.arrayContaining(sent));
  expect(new Set(read).size).toBe(read.length);
});

test('a file goes up and comes down as it was, with its name', async () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { id: fileId } = await leads.sendLeadFile({ params, file: new File([bytes], 'été.png') });
  const answers = { ...submission().answers, photo: fileId };
  const { id: leadId } = await leads.sendLead({ params, body: submission({ answers }) });
  const file = await leads.readLeadFile({ params: { ...params, leadId, fileId } });
  expect(file.name).toBe('été.png');
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test('a refusal carries status, code, faults of fields and the request id', async () => {
  const refused = await leads
    .sendLead({ params, body: { submissionId: 'none', answers: {} } })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({
    name: 'ComptoirError',
    status: 400,
    code: 'INVALID_INPUT',
    errors: [expect.objectContaining({ field: 'body.submissionId' })],
    requestId: expect.any(String),
  });
  expect(isProblem(refused, 'NOT_FOUND', 'INVALID_INPUT')).toBe(true);
  const stranger = createComptoir({ baseUrl, apiKey: 'unknown' });
  await expect(stranger.leads.sendLead({ params, body: submission() })).rejects.toMatchObject({
    status: 401,
    code: 'KEY_REFUSED',
  });
});
