import { z } from 'zod';
import { STATICS_LIMIT } from '../limits.ts';
import { fieldKeySchema } from './field-key.ts';

/** The texts that every form has, none of which belongs to a field. Those marked must be there in every language. */
export const STANDARD_STATICS = {
  title: { mandatory: true },
  intro: { mandatory: false },
  send: { mandatory: true },
  sent: { mandatory: true },
  sentDetail: { mandatory: false },
  chooseShop: { mandatory: true },
  privacy: { mandatory: false },
  privacyUrl: { mandatory: false },
} as const;
export type StandardStatic = keyof typeof STANDARD_STATICS;

export const STATIC_PLACES = ['top', 'beforeSend', 'afterSend'] as const;

/** An additional paragraph of the brand at a given place; its text is in the translations. */
export const formStaticsSchema = z
  .array(
    z.strictObject({
      key: fieldKeySchema,
      place: z.enum(STATIC_PLACES),
      mandatory: z.boolean().default(false),
    }),
  )
  .max(STATICS_LIMIT)
  .superRefine((statics, context) => {
    const keys = statics.map(({ key }) => key);
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index || Object.hasOwn(STANDARD_STATICS, key))
        context.addIssue({ code: 'custom', path: [index, 'key'], message: 'keyUsed' });
  });
export type FormStatics = z.output<typeof formStaticsSchema>;
