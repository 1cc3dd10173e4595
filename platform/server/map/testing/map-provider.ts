import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { OWN_COLOUR } from './own-colour.ts';

export type Mood =
  | 'fine'
  | 'silent'
  | 'broken'
  | 'forbidden'
  | 'page'
  | 'whole'
  | 'truncated'
  | 'rubbish'
  | 'shifted';

export interface MapProvider {
  archiveUrl: string;
  styleUrl: string;
  asked: string[];
  /** Origins of the requests it received. */
  requestOrigins: (string | undefined)[];
  mood: Mood;
  etag: string;
  /** The style it returns. */
  style: object;
  close(): Promise<void>;
}

export const townFile = join(import.meta.dirname, 'town.pmtiles');
const town = readFileSync(townFile);

/** A local test server that acts as a map provider: serves ranges like real ones, or fails in typical ways. */
export async function startMapProvider(): Promise<MapProvider> {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    provider.asked.push(request.url ?? '');
    provider.requestOrigins.push(request.headers.origin);
    response.setHeader('access-control-allow-origin', '*');
    open.add(response);
    answer(provider, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: MapProvider = {
    archiveUrl: `${base}/town.pmtiles?sig=secret`,
    styleUrl: `${base}/maps/streets/style.json?key=secret`,
    asked: [],
    requestOrigins: [],
    mood: 'fine',
    etag: '"one"',
    style: {
      version: 8,
      sources: { theirs: { type: 'vector', url: `${base}/tiles.json?key=secret` } },
      glyphs: `${base}/fonts/{fontstack}/{range}.pbf`,
      layers: [
        { id: 'background', type: 'background', paint: { 'background-color': OWN_COLOUR } },
        { id: 'roads', type: 'line', source: 'theirs', 'source-layer': 'roads' },
      ],
    },
    async close() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

function answer(provider: MapProvider, request: IncomingMessage, response: ServerResponse): void {
  const { mood } = provider;
  if (mood === 'silent') return;
  if (mood === 'broken') return void response.writeHead(500).end('no');
  if (mood === 'forbidden') return void response.writeHead(403).end('no');
  if (mood === 'page')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>');
  if (request.url?.includes('style.json'))
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(provider.style));
  if (request.url?.startsWith('/tiles')) return void sendTiles(request, response);
  if (mood === 'whole') return void response.writeHead(200, { etag: provider.etag }).end(town);
  sendRange(provider, request, response);
}

function sendRange(provider: MapProvider, request: IncomingMessage, response: ServerResponse) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from);
  if (!(start < town.length))
    return void response.writeHead(416, { 'content-range': `bytes */${town.length}` }).end();
  const end = Math.min(Number(to), town.length - 1);
  const { mood, etag } = provider;
  const reportedStart = mood === 'shifted' ? start + 1 : start;
  const part = town.subarray(start, end + 1);
  const headers = { etag, 'content-range': `bytes ${reportedStart}-${end}/${town.length}` };
  if (mood === 'truncated') return void response.writeHead(206, headers).end(part.subarray(0, 50));
  const bytes = mood === 'rubbish' ? Buffer.alloc(part.length, 0x3c) : part;
  response.writeHead(206, headers).end(bytes);
}

/** Empty tiles with a TileJSON description, for requests with the key. */
function sendTiles({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  if (!url.endsWith('?key=secret')) return void response.writeHead(403).end();
  if (!url.startsWith('/tiles.json'))
    return void response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  const tiles = [`http://${headers.host}/tiles/{z}/{x}/{y}.pbf?key=secret`];
  const described = { tilejson: '3.0.0', tiles, maxzoom: 14, attribution: '© A provider of maps' };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(described));
}
