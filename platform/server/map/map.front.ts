import { defineFront } from '../http/front.ts';
import { FileBytes } from './archive/file-bytes.ts';
import { TileArchive } from './archive/tile-archive.ts';
import { baseMap } from './base-map.ts';
import { mountGrounds } from './front/mount-grounds.ts';
import { mountRanges } from './front/mount-ranges.ts';
import { mountTiles } from './front/mount-tiles.ts';
import { PUBLIC_HEADERS } from './front/public-headers.ts';

/** Maps stand on public pages and on brands' own sites: whoever may see one asks here for its ground, tile by tile. */
export const mapFront = defineFront({
  name: 'map',
  reason: 'Coasts, borders and towns are no secret, and public pages show them.',
  async mount({ server }) {
    const base = new FileBytes(baseMap.file);
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(PUBLIC_HEADERS);
    });
    server.addHook('onClose', () => base.close());
    mountTiles(server, { archive: new TileArchive(base), version: baseMap.version });
    mountRanges(server, { path: '/map/base-map.pmtiles', bytes: base, version: baseMap.version });
    await mountGrounds(server, new TileArchive(base));
    server.setNotFoundHandler((_request, reply) => reply.code(404).send());
    return {
      claims: (_host, path) => path.startsWith('/map/'),
      unreadable: (_request, reply) => reply.code(404).send(),
    };
  },
});
