import sharp from 'sharp';
import type { CodeFormat } from '#modules/touchpoints/contract/code-style.ts';
import { rasteriseEps, rasterisePdf } from './rasterise.ts';

/** A code as an image, from any file format. */
export async function renderedCode(format: CodeFormat, file: Buffer): Promise<Buffer> {
  return {
    png: async () => file,
    svg: () => sharp(file, { density: 300 }).png().toBuffer(),
    pdf: () => rasterisePdf(file, 500),
    eps: () => rasteriseEps(file.toString('latin1'), 500),
  }[format]();
}
