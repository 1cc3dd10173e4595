import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/**
 * Style of a QR code. It is stored with its touchpoint, so that printed codes stay unchanged until refreshed [TP-05].
 */
export const ERROR_LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type ErrorLevel = (typeof ERROR_LEVELS)[number];

export const CODE_FORMATS = ['png', 'svg', 'pdf', 'eps'] as const;
export type CodeFormat = (typeof CODE_FORMATS)[number];

/** Hex colours with three or six digits, stored with six. */
export const hexColor = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, { error: 'color' }))
  .overwrite((text) => (text.length === 4 ? text.replaceAll(/[0-9a-f]/g, '$&$&') : text));

export const QUIET_ZONE_MODULES = 4;
export const QUIET_ZONE_LIMIT = 20;

export const codeStyleSchema = z.strictObject({
  /** Colours of the code and its background. */
  foreground: hexColor,
  ground: hexColor,
  level: z.enum(ERROR_LEVELS),
  /** Width of the border around the code, in modules. */
  quietZone: z.number().int().min(0).max(QUIET_ZONE_LIMIT),
  /** Content in the middle of the code: nothing, the brand's logo, or an uploaded picture. */
  logo: z.union([z.enum(['none', 'brand']), z.strictObject({ fileId: uuid })]),
});
export type CodeStyle = z.output<typeof codeStyleSchema>;

export const PLAIN_STYLE: CodeStyle = {
  foreground: '#000000',
  ground: '#ffffff',
  level: 'M',
  quietZone: QUIET_ZONE_MODULES,
  logo: 'none',
};

/** Side length of a printed code, in millimetres. */
export const SIDE_MM = { min: 5, max: 2_000, usual: 25 } as const;
/** Resolution that printers need, from which the print size of a bitmap follows. */
export const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;
export const pixelsToMm = (px: number): number => (px / PRINT_DPI) * MM_PER_INCH;
export const mmToPixels = (mm: number): number => (mm / MM_PER_INCH) * PRINT_DPI;
/** Side length of a bitmap for screens, or for printers without vector support, in pixels. */
export const SIDE_PX = { min: 64, max: 2_000, usual: 1_000 } as const;
