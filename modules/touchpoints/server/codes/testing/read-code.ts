import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = await readFile(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Result of an independent code reader; undefined if it finds no code. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await readBarcodes(
    {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb',
    } as never,
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 },
  );
  return found[0]?.isValid ? found[0].text : undefined;
}
