import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Font of the brand pages: one file for all weights and supported languages, 47 KB, cached permanently by its versioned
 * name.
 */
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const bytes = readFileSync(file);
const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);

export const brandType = { bytes, name: `inter-${version}.woff2`, type: 'font/woff2' };

/**
 * First part of every brand stylesheet; the font file is in the same folder. Until the font has loaded, a system font
 * with matching metrics avoids layout shift.
 */
export const brandTypeFace = `@font-face { font-family: "Inter Variable"; src: url("${brandType.name}") format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face { font-family: "Inter Stand-in"; src: local("Arial"), local("Roboto"), local("Helvetica Neue"); size-adjust: 107%; ascent-override: 90%; descent-override: 22.5%; line-gap-override: 0%; }
`;
