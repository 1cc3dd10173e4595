import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { locationImportCalls } from '#modules/directory/contract/locations/list-locations.ts';
import { madeTouchpoint } from '#modules/touchpoints/server/testing/made-touchpoint.ts';
import type { AbortedRequest } from '#platform/testing/leaving/abort-request.ts';
import type { TestClient } from '#platform/testing/people.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

export interface LeftKind {
  path: string;
  /** When it is waited for; of a form or a question, when it is sent without its body. */
  status: number;
  with?: Partial<AbortedRequest>;
}

const MEGABYTE = 1024 * 1024;
const PIXELS = { width: 300, height: 300, channels: 3, background: '#123d87' } as const;
const PACKED = { headers: { 'accept-encoding': 'br' } };
const BEGUN =
  '--end\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncode,name\n';

function form(content: string, given: { length?: number } = {}): Partial<AbortedRequest> {
  const body = BEGUN + content;
  const headers = {
    'content-type': 'multipart/form-data; boundary=end',
    'content-length': String(given.length ?? body.length),
  };
  return { method: 'POST', headers, body };
}

function json(body: object, given: { length?: number } = {}): Partial<AbortedRequest> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(given.length ?? text.length),
    ...PACKED.headers,
  };
  return { method: 'POST', headers, body: text };
}

/** One request for every kind of resource that a server opens, reads or holds, with real data. */
export async function leftKinds(
  { app }: TestApp,
  { client, visitor }: { client: TestClient; visitor: Visitor },
): Promise<{ kinds: LeftKind[]; wholeFile: LeftKind }> {
  const storeFile = (name: string, stream: Readable) =>
    app.files.put(app.database.ofClient(client.id), {
      clientId: client.id,
      name,
      stream,
      maxBytes: 4 * MEGABYTE,
      allow: ['csv', 'png'],
    });
  const logo = await storeFile('logo.png', sharp({ create: PIXELS }).png());
  await sql`update directory.clients set logo_file_id = ${logo.id} where id = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  const large = await storeFile('export.csv', Readable.from([Buffer.alloc(3 * MEGABYTE, 'a;b\n')]));
  const exported = app.files.link(large, { seconds: 3_600, disposition: 'attachment' });
  const code = await madeTouchpoint(app, client, { suffix: 'left' });
  const wrong = Array.from({ length: 2_000 }, (_, at) => `L-${at},,no country`).join('\n');
  const { body: report } = await visitor.upload(locationImportCalls.check, {
    params: { uuid: client.id },
    file: new File([`code,name,country\n${wrong}\n`], 'locations.csv'),
  });
  const imports = `/gtr-core/clients/${client.id}/locations/import`;
  const wrongLines = `${imports}/checks/${report.id}/wrong-lines`;
  const check = { path: `${imports}/check`, status: 415 };
  const search = { path: '/api/node/touchpoint/searchTouchpoints', status: 400 };
  const query = { brandId: client.brandId };
  return {
    wholeFile: { ...check, with: form('A,B\r\n--end--\r\n') },
    kinds: [
      { path: `${wrongLines}?format=csv`, status: 200 },
      { path: `${wrongLines}?format=csv`, status: 200, with: PACKED },
      { path: `${wrongLines}?format=xlsx`, status: 200 },
      { path: exported, status: 200 },
      { path: exported, status: 200, with: PACKED },
      { path: exported, status: 200, with: { method: 'HEAD' } },
      { path: `/p/${client.brandId}/-/logo`, status: 200 },
      { path: `/gtr-core/clients/${client.id}/logo`, status: 200 },
      { path: `${imports}/template?format=xlsx`, status: 200 },
      { path: `/api/node/touchpoint/qrCode/${code}?brandId=${client.brandId}`, status: 200 },
      { path: '/assets/large.js', status: 200 },
      { path: '/api/live', status: 200 },
      { path: `/s/${client.brandId}/left?q`, status: 302 },
      { ...search, with: json(query) },
      // A question of which half had been sent when its sender left.
      { ...search, with: json(query, { length: 5_000 }) },
      // As much of a file as had been sent when its sender left.
      { ...check, with: form('A,B\n'.repeat(30_000), { length: 500_000 }) },
    ],
  };
}
