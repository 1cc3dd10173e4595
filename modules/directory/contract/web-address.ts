import { z } from 'zod';
import { WEB_ADDRESS_MAX_LENGTH } from './limits.ts';

/** An address that a browser may be sent to, or nothing. */
export const webAddressSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(
    z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/, hostname: /./, error: 'url' }).max(WEB_ADDRESS_MAX_LENGTH),
    ]),
  );
