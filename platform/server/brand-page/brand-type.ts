import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The letters of a brand's own pages: one file for all weights of the languages we speak, 47 KB, kept forever by its name. */
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const bytes = readFileSync(file);
const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);

export const brandType = { bytes, name: `inter-${version}.woff2`, type: 'font/woff2' };

/**
 * Read first by every style, whose folder also holds the file. Until the letters are there the phone's own stand in, set
 * as wide and as high as ours, so that nothing moves under the thumb.
 */
export const brandTypeFace = `@font-face { font-family: "Inter Variable"; src: url("${brandType.name}") format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face { font-family: "Inter Stand-in"; src: local("Arial"), local("Roboto"), local("Helvetica Neue"); size-adjust: 107%; ascent-override: 90%; descent-override: 22.5%; line-gap-override: 0%; }
`;
