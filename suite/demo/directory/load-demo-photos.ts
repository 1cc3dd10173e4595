import { Readable } from 'node:stream';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoLocation, demoLocations } from './demo-places.ts';

/** Drawing of a cast-iron casserole of the demo's first brand, on white as in a catalogue. */
export function demoCasserole(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="752" viewBox="60 16 270 188">
<rect x="60" y="16" width="270" height="188" fill="#ffffff"/>
<path d="M183 44h24a6 6 0 0 1 6 6v10h-36V50a6 6 0 0 1 6-6z" fill="#b07a1a"/>
<g fill="${color}">
<path d="M103 96c4-24 42-38 92-38s88 14 92 38z"/>
<rect x="95" y="96" width="200" height="9" rx="3" opacity=".82"/>
<path d="M101 109h188v66c0 17-14 29-32 29H133c-18 0-32-12-32-29z"/>
<path d="M101 118H77a10 10 0 0 0-10 10v6a10 10 0 0 0 10 10h24v-9H80a4 4 0 0 1-4-4 4 4 0 0 1 4-4h21zM289 118h24a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-24v-9h21a4 4 0 0 0 4-4 4 4 0 0 0-4-4h-21z"/>
</g>
<path d="M121 122v50c0 7 4 12 10 13-4-4-5-9-5-15v-48z" fill="#ffffff" opacity=".28"/>
</svg>`;
}

/** A shop front: wall, awning in the brand's colour, two windows with goods, a door, and the pavement. */
function demoShopFront({ wall, awning }: { wall: string; awning: string }): string {
  const stripes = Array.from({ length: 11 }, (_, at) => {
    const x = 110 + at * 90;
    const fill = at % 2 === 0 ? awning : '#f7f4ec';
    return `<path d="M${x} 270h90v86a45 34 0 0 1-90 0z" fill="${fill}"/>`;
  }).join('');
  const upper = [190, 520, 850]
    .map(
      (x) =>
        `<rect x="${x}" y="36" width="160" height="150" fill="#8fa3ad"/><path d="M${x + 80} 36v150M${x} 111h160" stroke="#f7f4ec" stroke-width="8"/><rect x="${x - 10}" y="186" width="180" height="14" fill="#00000022"/>`,
    )
    .join('');
  const goods = (x: number) =>
    `<rect x="${x}" y="390" width="300" height="290" fill="#33454a"/><path d="M${x} 680l170-290h70l-170 290z" fill="#ffffff" opacity=".1"/>
<rect x="${x + 20}" y="606" width="260" height="12" fill="#b98b4e"/><rect x="${x + 20}" y="500" width="260" height="12" fill="#b98b4e"/>
<path d="M${x + 40} 566h70v24q0 16-16 16h-38q-16 0-16-16z" fill="${awning}"/><rect x="${x + 36}" y="556" width="78" height="9" rx="4" fill="${awning}"/>
<path d="M${x + 150} 574h50v20q0 12-12 12h-26q-12 0-12-12z" fill="#d8a13a"/><path d="M${x + 228} 606v-62q16 12 16 36v26z" fill="#dfe5e7"/>
<path d="M${x + 50} 500v-44q14 10 14 28v16zM${x + 84} 500v-52q14 12 14 32v20z" fill="#dfe5e7"/><circle cx="${x + 160}" cy="476" r="24" fill="#f1ece0"/><circle cx="${x + 226}" cy="476" r="24" fill="#f1ece0"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<rect width="1200" height="800" fill="${wall}"/>
${upper}
<rect x="80" y="222" width="1040" height="500" fill="#24352f"/>
<rect x="100" y="236" width="1000" height="34" fill="#f7f4ec"/><rect x="430" y="246" width="340" height="14" rx="7" fill="${awning}"/>
${goods(130)}${goods(770)}
<rect x="480" y="380" width="240" height="340" fill="#1b2824"/><rect x="506" y="404" width="188" height="230" fill="#5d7378"/><path d="M506 634l110-230h50l-110 230z" fill="#ffffff" opacity=".14"/><circle cx="672" cy="668" r="9" fill="#d8a13a"/>
${stripes}
<rect y="720" width="1200" height="80" fill="#b9b4a8"/><rect y="720" width="1200" height="10" fill="#00000030"/>
<path d="M20 720v-70q0-40 34-40t34 40v70z" fill="#5f7d4e"/><rect x="24" y="690" width="60" height="40" rx="4" fill="#8d5a3b"/>
<path d="M1112 720v-70q0-40 34-40t34 40v70z" fill="#5f7d4e"/><rect x="1116" y="690" width="60" height="40" rx="4" fill="#8d5a3b"/>
</svg>`;
}

/** Drawing of the shelves of such a shop, with pots, plates and knives. */
function demoShopInside(color: string): string {
  const pot = (x: number, y: number, size: number, fill: string) =>
    `<path d="M${x} ${y - 62 * size}h${110 * size}v${38 * size}q0 ${24 * size}-${24 * size} ${24 * size}h-${62 * size}q-${24 * size} 0-${24 * size}-${24 * size}z" fill="${fill}"/><rect x="${x - 6 * size}" y="${y - 76 * size}" width="${122 * size}" height="${12 * size}" rx="${5 * size}" fill="${fill}"/><rect x="${x + 45 * size}" y="${y - 88 * size}" width="${20 * size}" height="${12 * size}" rx="${4 * size}" fill="#d8a13a"/>`;
  const plates = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<ellipse cx="${x}" cy="${y - 8 - at * 12}" rx="70" ry="9" fill="${at % 2 ? '#e3ddcf' : '#f7f4ec'}"/>`,
      )
      .join('');
  const knives = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<path d="M${x + at * 42} ${y}v-92q26 20 26 62v30z" fill="#dfe5e7"/><rect x="${x + at * 42}" y="${y - 34}" width="14" height="34" fill="#4a3526"/>`,
      )
      .join('');
  const shelf = (y: number) =>
    `<rect x="90" y="${y}" width="1020" height="20" fill="#b98b4e"/><rect x="90" y="${y + 20}" width="1020" height="8" fill="#00000026"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<rect width="1200" height="800" fill="#efe9dc"/><rect width="1200" height="90" fill="#ded5c2"/>
<path d="M250 0v84M600 0v84M950 0v84" stroke="#24352f" stroke-width="6"/><path d="M210 110q40-60 80 0zM560 110q40-60 80 0zM910 110q40-60 80 0z" fill="#24352f"/>
${shelf(310)}${shelf(490)}
${pot(140, 310, 1.4, color)}${pot(360, 310, 1.1, '#d8a13a')}${plates(620, 310)}${plates(800, 310)}${pot(920, 310, 1.2, '#5d7378')}
${knives(150, 490)}${pot(390, 490, 1.2, '#8d3b2f')}${pot(580, 490, 1.3, color)}${plates(840, 490)}${plates(1010, 490)}
<rect x="60" y="672" width="1080" height="128" fill="#6d4a2f"/><rect x="40" y="650" width="1120" height="28" rx="4" fill="#8d6543"/>
${pot(760, 650, 1.2, '#24352f')}${plates(300, 650)}
</svg>`;
}

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

/** Drawn photos of some shops of the first brand: the front, and the shelves of every second shop [LOC-06]. */
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
