import { z } from 'zod';
import { isOneLine } from '#platform/contract/text/text.ts';
import { WEB_ADDRESS_MAX_LENGTH } from '../limits.ts';

/** An address that a browser may be sent to, or nothing. */
export const webAddressSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().refine(isOneLine, { error: 'lineBreak' }))
  .pipe(
    z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/, hostname: /./, error: 'url' }).max(WEB_ADDRESS_MAX_LENGTH),
    ]),
  );
