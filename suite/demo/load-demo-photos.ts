import { Readable } from 'node:stream';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { demoClients } from './demo-people.ts';
import { demoShopFront, demoShopInside } from './demo-pictures.ts';
import { type DemoLocation, demoLocations } from './demo-places.ts';

/** In the language of the shop. */
const GERMAN = ['Das Schaufenster', 'Im Laden'] as const;
const DESCRIBED: Readonly<Record<DemoLocation['country'], readonly [string, string]>> = {
  FR: ['La devanture', 'Dans la boutique'],
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  NO: ['Butikkens fasade', 'Inne i butikken'],
};
const WALLS = ['#e9e2d3', '#d9dfe3', '#e7d8cd', '#dde3d6'] as const;
const LARGEST_BYTES = 1_000_000;
const SHOPS_OF_COUNTRY = 6;

/** Photos of some shops of the first brand, drawn by us: the front, and of every second shop its shelves [LOC-06]. */
export async function loadDemoPhotos(db: Tx<DirectoryTables>, app: App): Promise<void> {
  const [client] = demoClients;
  if (!client) return;
  const sharp = await loadSharp();
  const photo = (drawing: string) => sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer();
  const fronts = await Promise.all(
    WALLS.map((wall) => photo(demoShopFront({ wall, awning: client.look.color }))),
  );
  const inside = await photo(demoShopInside(client.look.color));
  const stored = async (picture: Buffer) => {
    const file = await app.files.put(db, {
      clientId: client.id,
      name: 'photo.jpg',
      stream: Readable.from([picture]),
      maxBytes: LARGEST_BYTES,
      allow: ['jpeg'],
      may: manageLocations,
    });
    return file.id;
  };
  for (const { id, country, at } of photographed(client.id)) {
    const [front, shelves] = DESCRIBED[country];
    const photos = [{ fileId: await stored(fronts[at % fronts.length] ?? inside), alt: front }];
    if (at % 2 === 0) photos.push({ fileId: await stored(inside), alt: shelves });
    await db
      .updateTable('directory.locations')
      .set({ photos: JSON.stringify(photos) })
      .where('client_id', '=', client.id)
      .where('id', '=', id)
      .execute();
  }
}

/** The first open shops of each country. */
function photographed(clientId: string) {
  const counted = new Map<string, number>();
  return demoLocations.flatMap(({ id, country, closed, ...location }) => {
    const at = counted.get(country) ?? 0;
    if (location.clientId !== clientId || closed || at >= SHOPS_OF_COUNTRY) return [];
    counted.set(country, at + 1);
    return [{ id, country, at }];
  });
}
