import { z } from 'zod';
import { CONSENT_PURPOSES, IDENTITY_PARTS } from '#modules/forms/contract/field-types.ts';

const known = z.string().nullable();

function objectOf<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) {
  return z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

/** Identity of the consumer, from the fields of the form that fill a part of it. */
export const identitySchema = objectOf(IDENTITY_PARTS, known);

/** Consents by purpose; null if the form did not include the consent. */
export const optinSchema = objectOf(CONSENT_PURPOSES, z.boolean().nullable());

/** The text displayed next to the checkbox of each consent. */
export const wordingSchema = objectOf(CONSENT_PURPOSES, known);
