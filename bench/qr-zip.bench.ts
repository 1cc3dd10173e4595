import { buffer } from 'node:stream/consumers';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { codeMatrix } from '#modules/touchpoints/server/codes/code-drawing.ts';
import { renderCode } from '#modules/touchpoints/server/codes/render-code.ts';
import type { StoredCode } from '#modules/touchpoints/server/codes/stored-code.ts';
import {
  type CodeFileContext,
  codeFile,
} from '#modules/touchpoints/server/codes/zip/code-files.ts';
import { type ZipFile, zipArchive } from '#modules/touchpoints/server/codes/zip/zip-archive.ts';
import { ZipManifest } from '#modules/touchpoints/server/codes/zip/zip-manifest.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { median } from './load/percentiles.ts';

const CODES = 1_000;
const ROUNDS = 7;
const OPTIONS = { format: 'svg', size: 1_000, sideMm: 25, heldBack: 'include' } as const;

const brand: Brand = {
  clientId: '',
  brandId: 'ma',
  name: 'Maison Aubrac',
  shortUrlBase: 'ma.example',
  locales: ['en'],
  defaultLocale: 'en',
  currency: 'EUR',
  timeZone: 'UTC',
  color: null,
  logoFileId: null,
  archived: false,
};
const context: CodeFileContext = {
  brand,
  suite: { publicUrl: 'https://suite.example' },
  logos: { take: async () => ({ logo: null, isMissing: false }) },
  translate: new Texts().translator('en'),
  options: OPTIONS,
};
const codes: StoredCode[] = Array.from({ length: CODES }, (_, at) => ({
  id: at.toString(16).padStart(24, '0'),
  suffix: `cocotte-${at}`,
  furtherSuffixes: [],
  gtin: null,
  sku: `SKU-${at}`,
  quantity: at,
  startsAt: null,
  endsAt: null,
  overrule: null,
  visitCap: null,
  visits: 0,
  address: `https://ma.example/cocotte-${at}?q`,
  digitalLink: false,
  style: PLAIN_STYLE,
}));

/** A thousand SVG codes in an archive with manifest, compared with only rendering the same codes. */
const qrZip: Bench = async () => {
  const times: { alone: number[]; zipped: number[] } = { alone: [], zipped: [] };
  // Alternating, so that load on the machine affects both; the first rounds warm up.
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [kind, work] of [
      ['alone', makeCodes],
      ['zipped', makeArchive],
    ] as const) {
      const began = performance.now();
      await work();
      if (round >= 0) times[kind].push(performance.now() - began);
    }
  }
  const alone = median(times.alone);
  const zipped = median(times.zipped);
  process.stdout.write(
    `  codes alone ${alone.toFixed(0)} ms, in an archive ${zipped.toFixed(0)} ms\n`,
  );
  return [
    {
      name: '1,000 QR codes as SVG in a zip, times the codes alone',
      value: zipped / alone,
      unit: '×',
      limit: { atMost: 3 },
    },
  ];
};

async function makeCodes(): Promise<void> {
  for (const { address, style } of codes) {
    const label = { title: address, description: address };
    const matrix = codeMatrix(address, style.level);
    await renderCode({ matrix, style, logo: null, sizePx: OPTIONS.size, label, ...OPTIONS });
  }
}

async function makeArchive(): Promise<void> {
  const archive = await buffer(zipArchive(files()));
  if (archive.length < CODES * 100) throw new Error('the archive holds too little');
}

async function* files(): AsyncGenerator<ZipFile> {
  const manifest = new ZipManifest({ reader: 'en', translate: context.translate });
  for (const code of codes) {
    const { file, line } = await codeFile(code, context);
    await manifest.add(line);
    if (file) yield file;
  }
  yield { name: 'manifest.csv', content: await manifest.end() };
}

export default qrZip;
