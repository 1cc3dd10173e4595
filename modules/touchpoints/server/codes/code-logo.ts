import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { LOGO_KINDS } from '#modules/touchpoints/contract/qr-codes.ts';
import { PICTURE_PIXELS } from '#platform/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import { initials } from '#platform/contract/text/text.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import type { Context } from '../tables.ts';

/** Content in the middle of a code: a square picture on the code's background, or the brand's initials. */
export type CodeLogo = { kind: 'picture'; png: Buffer } | { kind: 'crest'; initials: string };

/** Sharp enough for a poster, small enough for ten thousand files. */
export const LOGO_PIXELS = 600;

/** A brand without a usable logo gets its initials. */
export async function codeLogo(
  context: Context,
  { brand, style }: { brand: Brand; style: Pick<CodeStyle, 'logo' | 'ground'> },
): Promise<CodeLogo | null> {
  const { logo, ground } = style;
  if (logo === 'none') return null;
  const picture = (id: string) => pictureOf(context, { clientId: brand.clientId, id }, ground);
  if (logo !== 'brand') return picture(logo.fileId);
  const crest: CodeLogo = { kind: 'crest', initials: initials(brand.name) };
  if (brand.logoFileId === null) return crest;
  return picture(brand.logoFileId).catch((error: unknown) => {
    context.app.log.warn({ error, clientId: brand.clientId }, 'a brand’s logo cannot be drawn');
    return crest;
  });
}

async function pictureOf(
  { db, app }: Context,
  wanted: { clientId: string; id: string },
  ground: string,
): Promise<CodeLogo> {
  const { file, stream } = await app.files.open(db, wanted);
  const content = await buffer(stream);
  if (!(LOGO_KINDS as readonly string[]).includes(file.kind)) throw notFound();
  const sharp = await loadSharp();
  const png = await sharp(content, { limitInputPixels: PICTURE_PIXELS })
    .autoOrient()
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { kind: 'picture', png };
}

const CACHE_SIZE = 20;

interface ShelvedLogo {
  logo: CodeLogo | null;
  /** There should be a logo, but it was deleted or cannot be drawn. */
  isMissing: boolean;
}

/** Thousands of codes share a few logos, so each is prepared once. A failed logo must not fail the whole archive. */
export class LogoCache {
  readonly #context: Context;
  readonly #brand: Brand;
  readonly #logos = new LRUCache<string, Promise<ShelvedLogo>>({ max: CACHE_SIZE });

  constructor(context: Context, brand: Brand) {
    this.#context = context;
    this.#brand = brand;
  }

  take(style: CodeStyle): Promise<ShelvedLogo> {
    const key = JSON.stringify([style.logo, style.ground]);
    const cached = this.#logos.get(key);
    if (cached) return cached;
    const made = this.#make(style);
    this.#logos.set(key, made);
    return made;
  }

  async #make(style: CodeStyle): Promise<ShelvedLogo> {
    try {
      const logo = await codeLogo(this.#context, { brand: this.#brand, style });
      return { logo, isMissing: false };
    } catch (error) {
      const { clientId } = this.#brand;
      this.#context.app.log.warn({ error, clientId }, 'codes are drawn without their logo');
      return { logo: null, isMissing: true };
    }
  }
}
