import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Decodes the code as a phone does, with a library that is independent of the one that drew it. */
export async function decodeQrCode(picture: Uint8Array): Promise<string> {
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer as ArrayBuffer } });
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] });
  if (!found) throw new Error('there is no code in this picture');
  return found.text;
}
