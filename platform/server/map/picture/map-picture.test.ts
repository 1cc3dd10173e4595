import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileBytes } from '../archive/archive-bytes.ts';
import { TileArchive } from '../archive/tile-archive.ts';
import { TileCache } from '../archive/tile-cache.ts';
import { baseMap } from '../base-map.ts';
import { mapPicture } from '../front/mount-picture.ts';
import { type PictureRequest, pictureRequestSchema } from './picture-address.ts';
import { PICTURE_PALETTES } from './picture-palette.ts';

const bytes = new FileBytes(baseMap.file);
const bounds = { bytes: 10_000_000, readAtOnce: 4, maxWaiting: 100 };
const base = { tiles: new TileCache(new TileArchive(bytes), bounds), deepest: 7 };
afterAll(() => bytes.close());

const europe: PictureRequest = {
  look: { centre: [8, 48], zoom: 4 },
  width: 600,
  height: 400,
  pins: [],
  locale: 'de',
  theme: 'light',
};
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);

test('a picture shows land, borders and the largest names in the reader’s language, and whom to name [BEY-02]', async () => {
  const svg = await mapPicture(base, europe);
  expect(textsIn(svg)).toEqual(expect.arrayContaining(['Frankreich', 'Deutschland', 'Berlin']));
  expect(textsIn(svg).at(-1)).toBe('Natural Earth, © GeoNames');
  for (const colour of ['sea', 'land', 'border', 'river'] as const)
    expect(svg).toContain(PICTURE_PALETTES.light[colour]);
  expect(svg).not.toMatch(/<script|style=|href=|onload/);
});

test('signs have the brand’s colour and the shapes of its list, and the chosen one a ring [BEY-02]', async () => {
  const pins = [2, 5, 8, 11, 14].map((longitude): [number, number] => [longitude, 48]);
  const shapes = ['disc', 'ring', 'square', 'diamond', 'triangle'] as const;
  const colour = '#123d87';
  const { chosen, pin } = PICTURE_PALETTES.light;
  const svg = await mapPicture(base, {
    ...europe,
    pins,
    signs: { colour, shapes: [...shapes], isFirstChosen: true },
  });
  const signs = new Map(
    [...svg.matchAll(/<g transform="translate[^>]*>(.*?)<\/g>/g)].map(([, sign = '']) => [
      Number(/>(\d+)<\/text>/.exec(sign)?.[1]),
      sign,
    ]),
  );
  expect([...signs.keys()].toSorted()).toEqual([1, 2, 3, 4, 5]);
  for (const [number, drawn] of [
    [1, `<circle r="12" fill="${colour}"`],
    [2, `stroke="${colour}"`],
    [3, `rx="3" fill="${colour}"`],
    [4, `<path d="M0-15 15 0 0 15-15 0z" fill="${colour}"`],
    [5, `<path d="M0-15 15 12H-15z" fill="${colour}"`],
  ] as const)
    expect(signs.get(number)).toContain(drawn);
  expect([...signs].filter(([, sign]) => sign.includes(chosen)).map(([at]) => at)).toEqual([1]);
  expect(svg).not.toContain(`fill="${pin}" stroke`);
  const plain = await mapPicture(base, { ...europe, pins, signs: { colour } });
  expect(plain.match(new RegExp(`<circle r="12" fill="${colour}"`, 'g'))).toHaveLength(5);
});

test('rings of a distance are dotted around their place, with labels inside of the picture and below no sign [BEY-02]', async () => {
  const at: [number, number] = [8, 48];
  const request: PictureRequest = {
    ...europe,
    pins: [at],
    signs: { colour: '#123d87' },
    rings: {
      at,
      of: [
        { km: 200, label: '200 km' },
        { km: 900, label: '900 km' },
      ],
    },
  };
  const svg = await mapPicture(base, request);
  const circles = [
    ...svg.matchAll(/<circle cx="300" cy="200" r="([\d.]+)" fill="none" stroke="(#\w+)"/g),
  ];
  const [near = 0, far = 0] = circles.map(([, radius]) => Number(radius));
  expect(near).toBeCloseTo((200 * 512 * 2 ** 4) / (40_075 * Math.cos((48 * Math.PI) / 180)), 0);
  expect(far / near).toBeCloseTo(4.5, 1);
  expect(circles[0]?.[2]).toBe(PICTURE_PALETTES.light.ring);
  const label = /<text x="([\d.]+)" y="([\d.]+)"[^>]*>200 km</.exec(svg);
  expect(Number(label?.[1])).toBeCloseTo(300, 0);
  expect(Number(label?.[2])).toBeCloseTo(200 + near + 4, 0);
  expect(textsIn(svg)).toContain('900 km');
});

test('signs do not cover each other, and no name lies below a button of the page [BEY-02]', async () => {
  const pins = [8, 8.01, 8.02].map((longitude): [number, number] => [longitude, 48]);
  const svg = await mapPicture(base, { ...europe, pins, signs: { colour: '#123d87' } });
  const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(places).toHaveLength(3);
  expect(nearest(places)).toBeGreaterThan(27);
  const inCorner = (picture: string) =>
    [...picture.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="1[12]"/g)].filter(
      ([, x, y]) => Number(x) > 300 && Number(y) > 250,
    );
  expect(inCorner(await mapPicture(base, europe)).length).toBeGreaterThan(0);
  expect(inCorner(await mapPicture(base, { ...europe, corner: [300, 160] }))).toEqual([]);
});

test('the same question is the same picture, byte for byte, also from a few metres aside [BEY-02]', async () => {
  const aside: PictureRequest = { ...europe, look: { centre: [8.0001, 48.0001], zoom: 4 } };
  expect(await mapPicture(base, aside)).toBe(await mapPicture(base, europe));
});

test('pins are numbered in the order of their places, and labels are placed around them [BEY-02]', async () => {
  const svg = await mapPicture(base, {
    ...europe,
    look: { bounds: [2.2, 44.2, 3.6, 45.2] },
    pins: [
      [2.85, 44.68],
      [2.57, 44.35],
    ],
  });
  expect(textsIn(svg).filter((word) => /^\d+$/.test(word ?? ''))).toEqual(['2', '1']);
  expect(svg).toContain('>Aurillac</text>');
  expect(svg).toMatch(/text-anchor="middle"[^>]*>Rodez<\/text>/);
});

/** Pins of an image by number: the tip, and the centre of the disc. */
function pinsIn(svg: string) {
  const pin =
    /<path fill="#[0-9a-f]{6}" stroke="[^"]*" stroke-width="1.5"[^>]* d="M([\d.-]+) ([\d.-]+)L[^"]*"\/><text x="([\d.-]+)" y="([\d.-]+)"[^>]*>(\d+)<\/text>/g;
  const found = [...svg.matchAll(pin)].map((match) => match.slice(1).map(Number));
  return new Map(
    found.map(([tipX = 0, tipY = 0, x = 0, baseline = 0, number = 0]) => [
      number,
      { tip: [tipX, tipY], disc: [x, baseline - 4] as const },
    ]),
  );
}

/** Distance between the discs that are closest to each other. */
const nearest = (discs: readonly (readonly [number, number])[]) =>
  Math.min(
    ...discs.flatMap(([x, y], at) => discs.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y))),
  );

test('the tip of each pin is at its place, and the discs of neighbouring pins do not overlap [BEY-02]', async () => {
  // At zoom 4 the world is 8,192 pixels wide.
  const pixel = 360 / (512 * 2 ** 4);
  const places = [0, 0.4, 100, 101].map((x): [number, number] => [8 + x * pixel, 48]);
  const pins = pinsIn(await mapPicture(base, { ...europe, pins: places }));
  expect([...pins.keys()].toSorted()).toEqual([1, 2, 3, 4]);
  for (const [number, x] of [300, 300.4, 400, 401].entries()) {
    const [tipX = 0, tipY = 0] = pins.get(number + 1)?.tip ?? [];
    expect(Math.hypot(tipX - x, tipY - 200), `pin ${number + 1}`).toBeLessThan(0.5);
  }
  expect(nearest([...pins.values()].map(({ disc }) => disc))).toBeGreaterThan(22);
  const far = pinsIn(await mapPicture(base, { ...europe, pins: [[8, 48]] })).get(1);
  expect(far).toEqual({ tip: [300, 200], disc: [300, 182] });
});

test('no name of a place lies under a pin [BEY-02]', async () => {
  const places: [number, number][] = [
    [2.35, 48.86],
    [3.5, 48.6],
    [13.4, 52.5],
    [15, 52.3],
    [11.6, 48.1],
    [9.2, 45.5],
  ];
  const svg = await mapPicture(base, { ...europe, pins: places });
  const discs = [...pinsIn(svg).values()].map(({ disc }) => disc);
  expect(discs).toHaveLength(places.length);
  const names = [
    ...svg.matchAll(
      /<text x="([\d.]+)" y="([\d.]+)" font-size="1[12]" text-anchor="(start|middle|end)" fill="[^"]*"(?: letter-spacing="1")?>([^<]*)/g,
    ),
  ].filter(([, , , , word]) => !/^\d+$/.test(word ?? ''));
  expect(names.length).toBeGreaterThan(10);
  const before = { start: 0, middle: 0.5, end: 1 };
  for (const [, x, y, anchor, word = ''] of names) {
    const width = word.length * 5;
    const left = Number(x) - width * before[anchor as keyof typeof before];
    for (const [discX, discY] of discs) {
      const isBeside = left > discX + 11 || left + width < discX - 11;
      const isAboveOrBelow = Number(y) < discY - 11 || Number(y) - 8 > discY + 11;
      expect(isBeside || isAboveOrBelow, word).toBe(true);
    }
  }
});

test.each([
  ['Laguiole, where no town is near', [2.847, 44.684]],
  ['Rodez', [2.573, 44.351]],
  ['Paris', [2.336, 48.86]],
  ['Oslo', [10.745, 59.913]],
] as const)(
  'the image of a shop in %s is zoomed out far enough to show several place names [BEY-02]',
  async (_, [x, y]) => {
    const look = { bounds: [x, y, x + 0.004, y + 0.002] satisfies number[] };
    const request = { ...europe, width: 360, height: 200, pins: [[x, y]] as [number, number][] };
    const svg = await mapPicture(base, { ...request, look } as PictureRequest);
    const names = textsIn(svg).filter((word) => /^\p{L}{3}/u.test(word ?? ''));
    expect(names.length).toBeGreaterThan(3);
  },
);

test('a shop in a hamlet has its town named beside the mark that the page draws, and nothing twice [FORM-08]', async () => {
  const laguiole: [number, number] = [2.847, 44.684];
  const rodez: [number, number] = [2.573, 44.351];
  const svg = await mapPicture(base, {
    ...europe,
    look: { centre: laguiole, zoom: 11 },
    towns: [{ name: 'Laguiole <1>', at: laguiole }],
    marks: [laguiole],
  });
  expect(svg).toMatch(/<text x="300" y="22\d[^>]*>Laguiole &lt;1&gt;<\/text>/);
  const town = await mapPicture(base, {
    ...europe,
    look: { centre: rodez, zoom: 9 },
    towns: [{ name: 'Rodez', at: rodez }],
    marks: [rodez],
  });
  expect(textsIn(town).filter((word) => word === 'Rodez')).toHaveLength(1);
  const longer = await mapPicture(base, {
    ...europe,
    look: { centre: rodez, zoom: 9 },
    towns: [{ name: 'Rodez en Aveyron', at: rodez }],
    marks: [rodez],
  });
  expect(textsIn(longer).filter((word) => word?.startsWith('Rodez'))).toEqual(['Rodez en Aveyron']);
});

test('names do not lie over each other [BEY-02]', async () => {
  const svg = await mapPicture(base, { ...europe, look: { centre: [2.35, 48.86], zoom: 9 } });
  const rows = [
    ...svg.matchAll(
      /<text x="([\d.]+)" y="([\d.]+)" font-size="11" text-anchor="start"[^>]*>([^<]*)/g,
    ),
  ];
  const boxes = rows.map(([, x, y, word]) => ({
    left: Number(x),
    right: Number(x) + (word?.length ?? 0) * 5,
    y: Number(y),
  }));
  expect(boxes.length).toBeGreaterThan(5);
  for (const one of boxes)
    for (const other of boxes.filter((each) => each !== one)) {
      const aside = one.right < other.left || other.right < one.left;
      expect(aside || Math.abs(one.y - other.y) >= 11).toBe(true);
    }
});

test('the largest image stays under a size limit, and a larger one is refused [BEY-02]', async () => {
  const largest = { ...europe, width: 1280, height: 960 };
  for (const zoom of [0, 2, 4.9, 7.9, 11])
    expect(
      (await mapPicture(base, { ...largest, look: { centre: [20, 40], zoom } })).length,
    ).toBeLessThan(400_000);
  for (const wrong of [
    { ...europe, width: 5_000 },
    { ...europe, look: { centre: [8, 48], zoom: 30 } },
    { ...europe, look: { centre: [800, 48], zoom: 3 } },
    { ...europe, pins: Array(26).fill([8, 48]) },
  ])
    expect(pictureRequestSchema.safeParse(wrong).success).toBe(false);
});

test('a place name with markup characters is escaped [BEY-02]', async () => {
  const tile = {
    layers: {
      places: {
        extent: 4096,
        length: 1,
        feature: () => ({
          type: 1,
          properties: { kind: 'country', min_zoom: 1, name: `<b>"A" & 'B'\u0000\ud800` },
          loadGeometry: () => [[{ x: 2048, y: 2048 }]],
        }),
      },
    },
  };
  const { pictureFrame } = await import('./picture-frame.ts');
  const { pictureNames } = await import('./picture-names.ts');
  const frame = pictureFrame({ ...europe, look: { centre: [0, 0], zoom: 0 } }, { deepest: 7 });
  const [at] = frame.tiles;
  if (!at) throw new Error('there is no tile');
  const given = { locale: 'en', palette: PICTURE_PALETTES.light, taken: [] } as const;
  const names = pictureNames(frame, [{ at, tile: tile as never }], given).join('');
  expect(names).toContain('>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;\ufffd</text>');
});

test('its colours are those of the maps on the screen, in both themes [BEY-02]', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../web/theme/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split('[data-mantine-color-scheme="dark"]');
  for (const [theme, tokens] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const read = (name: string) =>
      new RegExp(`--c-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
    const sea = mixed(read('c3'), read('sunken'), 0.02);
    expect(PICTURE_PALETTES[theme]).toEqual({
      sea,
      ring: read('control'),
      surface: read('surface'),
      land: read('canvas'),
      builtUp: mixed(read('text-3'), read('canvas'), 0.1),
      ice: read('surface'),
      river: mixed(read('c3'), read('sunken'), 0.22),
      coast: read('border'),
      border: read('border-strong'),
      word: read('text-2'),
      quietWord: read('text-3'),
      pin: read('ink'),
      onPin: read('on-ink'),
      chosen: read('brass'),
    });
  }
});

function mixed(over: string, under: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(over, at) * share + channel(under, at) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
