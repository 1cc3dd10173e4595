import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeStyle,
  ERROR_LEVELS,
  PLAIN_STYLE,
} from '#modules/touchpoints/contract/code-style.ts';
import { logoModules } from '#modules/touchpoints/contract/print-guard.ts';
import { codeMatrix } from './code-drawing.ts';
import type { CodeLogo } from './code-logo.ts';
import { renderCode } from './render-code.ts';
import { rasteriseEps, rasterisePdf } from './testing/rasterise.ts';
import { readCode } from './testing/read-code.ts';

const ADDRESS = 'https://ma.example/cocotte-26?q';
const GS1 = 'https://ma.example/01/09506000134352';
const LONG = `https://ma.example/${'caf%C3%A9-cr%C3%A8me/'.repeat(90)}`.slice(0, 1_500);
const CREST: CodeLogo = { kind: 'crest', initials: 'MA' };
let picture: CodeLogo;

beforeAll(async () => {
  // Noise is the worst case of a logo for a code reader.
  const pixels = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, at) => (at * 7919) % 256));
  const png = await sharp(pixels, { raw: { width: 60, height: 60, channels: 3 } })
    .png()
    .toBuffer();
  picture = { kind: 'picture', png };
});

interface Wanted {
  address?: string;
  style?: Partial<CodeStyle>;
  logo?: CodeLogo | null;
  format?: CodeFormat;
  sizePx?: number;
}

function render({ address = ADDRESS, style, logo = null, format = 'svg', sizePx = 400 }: Wanted) {
  const full = { ...PLAIN_STYLE, ...style };
  const matrix = codeMatrix(address, full.level);
  const label = { title: 'ma.example/cocotte-26', description: address };
  return renderCode({ matrix, style: full, logo, format, sizePx, sideMm: 25, label });
}

/** As a press or a screen would show it. */
async function shown(wanted: Wanted): Promise<Buffer> {
  const file = await render(wanted);
  const sizePx = wanted.sizePx ?? 400;
  switch (wanted.format ?? 'svg') {
    case 'png':
      return file;
    case 'svg':
      return sharp(file, { density: 300 }).resize(sizePx, sizePx).png().toBuffer();
    case 'pdf':
      return rasterisePdf(file, sizePx);
    case 'eps':
      return rasteriseEps(file.toString('latin1'), sizePx);
  }
}

const read = async (wanted: Wanted) => readCode(await shown(wanted));

describe.each(CODE_FORMATS)('a code as %s is read by an independent reader [TP-05]', (format) => {
  test.each(ERROR_LEVELS)('at level %s, without a logo', async (level) => {
    expect(await read({ format, style: { level } })).toBe(ADDRESS);
  });

  test.each(['Q', 'H'] as const)('at level %s with a picture or a crest', async (level) => {
    expect(await read({ format, style: { level }, logo: picture })).toBe(ADDRESS);
    expect(await read({ format, style: { level }, logo: CREST })).toBe(ADDRESS);
  });

  test('in colours, on a tinted background, with a wide quiet zone', async () => {
    const style = { foreground: '#17352b', ground: '#f3ead7', quietZone: 9 } as const;
    expect(await read({ format, style })).toBe(ADDRESS);
  });

  test.each([
    ['a GS1 Digital Link', GS1],
    ['a very short one', 'https://a.no/b?q'],
    ['1,500 characters with accents', LONG],
  ])('with %s', async (_, address) => {
    const sizePx = 1_000;
    expect(await read({ format, address, sizePx })).toBe(address);
    expect(await read({ format, address, sizePx, style: { level: 'Q' }, logo: picture })).toBe(
      address,
    );
  });
});

describe('a PNG [TP-05]', () => {
  test.each([64, 65, 97, 128, 250, 512, 1_000, 1_999, 2_000])(
    'of %d pixels has exactly that size, is readable, and states its print density',
    async (sizePx) => {
      const file = await render({ format: 'png', sizePx, logo: CREST, style: { level: 'Q' } });
      const { width, height, density } = await sharp(file).metadata();
      expect([width, height]).toEqual([sizePx, sizePx]);
      expect(density).toBe(Math.round((sizePx / 25) * 25.4));
      expect(await readCode(file)).toBe(ADDRESS);
      expect(await read({ format: 'png', sizePx })).toBe(ADDRESS);
    },
  );

  test('has the two colours it was given and no other', async () => {
    const style = { foreground: '#7a1f2b', ground: '#fdf6e3' } as const;
    const file = await render({ format: 'png', sizePx: 333, style });
    const pixels = await sharp(file).removeAlpha().raw().toBuffer();
    const colors = new Set(pixels.toString('hex').match(/.{6}/g));
    expect(colors).toEqual(new Set(['7a1f2b', 'fdf6e3']));
  });

  test('with fewer pixels than modules is refused', async () => {
    await expect(render({ format: 'png', sizePx: 64, address: LONG })).rejects.toMatchObject({
      code: 'CODE_TOO_SMALL',
    });
  });
});

describe('print files', () => {
  test('an SVG has the requested size in millimetres, two paths, a title and a description', async () => {
    const svg = (await render({ address: 'https://ma.example/a?b&c<d' })).toString();
    expect(svg).toContain('width="25mm" height="25mm"');
    expect(svg).toContain('<title>ma.example/cocotte-26</title>');
    expect(svg).toContain('<desc>https://ma.example/a?b&amp;c&lt;d</desc>');
    expect(svg.match(/<path/g)).toHaveLength(2);
  });

  test('a PDF has one page of exactly the requested size', async () => {
    const pdf = (await render({ format: 'pdf' })).toString('latin1');
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo((25 / 25.4) * 72, 2);
    expect(height).toBe(width);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('an EPS states its exact bounding box and requires only level 2', async () => {
    const eps = (await render({ format: 'eps', logo: picture })).toString('latin1');
    expect(eps).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 71 71\n/);
    expect(eps).toContain('%%HiResBoundingBox: 0 0 70.8661 70.8661');
    expect(eps).toContain('%%LanguageLevel: 2');
    expect(Math.max(...eps.split('\n').map((line) => line.length))).toBeLessThanOrEqual(255);
  });
});

test('an address that fits no code is refused', () => {
  expect(() => codeMatrix(`https://ma.example/${'a'.repeat(3_000)}`, 'L')).toThrow(
    expect.objectContaining({ code: 'CODE_TOO_LONG' }),
  );
});

/** Inverts everything under the logo, the worst possible damage. */
function harmed(address: string, level: CodeStyle['level']) {
  const matrix = codeMatrix(address, level);
  const side = logoModules(matrix.length);
  const from = (matrix.length - side) / 2;
  const isUnder = (at: number) => at >= from && at < from + side;
  return matrix.map((row, y) => row.map((dark, x) => (isUnder(x) && isUnder(y) ? !dark : dark)));
}

test.each(['Q', 'H'] as const)(
  'at level %s every size of code is read whatever its logo shows [TP-05]',
  async (level) => {
    const sizes = new Set<number>();
    for (let length = 14; length <= 1_250; length = Math.ceil(length * 1.09)) {
      const address = `https://a.no/${'x'.repeat(length - 13)}`;
      const matrix = harmed(address, level);
      if (sizes.has(matrix.length)) continue;
      sizes.add(matrix.length);
      const sizePx = (matrix.length + 8) * 3;
      const file = await renderCode({
        matrix,
        style: { ...PLAIN_STYLE, level },
        logo: null,
        format: 'png',
        sizePx,
        sideMm: 25,
        label: { title: '', description: '' },
      });
      expect([matrix.length, await readCode(file)]).toEqual([matrix.length, address]);
    }
    expect(sizes.size).toBeGreaterThan(25);
  },
);
