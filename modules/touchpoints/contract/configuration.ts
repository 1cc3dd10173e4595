import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { slug } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { codeStyleSchema } from './code-style.ts';
import { destinationSchema, HOST_PLACEHOLDER } from './destination.ts';
import { changeTouchpoints, checkTouchpoints } from './permissions.ts';
import {
  configurationUsed,
  fallbackLoops,
  logoUnusable,
  siteInUse,
  siteLoops,
  standardCannotBeDeleted,
  standardCannotBeDisabled,
  tooManyConfigurations,
} from './touchpoint-problems.ts';

/** Settings shared by touchpoints of one kind: the website for `{host}`, the destination after the end, and the code style. */
export const STANDARD_CONFIGURATION = 'standard';

const fullAddress = destinationSchema.refine((text) => !text.startsWith(HOST_PLACEHOLDER), {
  error: 'destinationScheme',
});

const configurationFields = {
  name: line({ min: 1, max: 60 }),
  /** Value of `{host}`: `https://brand.example`. */
  siteUrl: fullAddress
    // Must not end with a path, because one is appended.
    .refine((text) => !/[?#]/.test(text), { error: 'destinationInvalid' })
    .nullable(),
  /** Destination after the end, unless the touchpoint defines one. Null means the friendly page. */
  fallbackUrl: fullAddress.nullable(),
  style: codeStyleSchema,
  /** False: no new touchpoints may use it; existing ones continue to work. */
  activated: z.boolean(),
};

export const configurationSchema = z.object({
  slug: z.string(),
  ...configurationFields,
  /** 0 if the standard configuration was never changed. */
  version: z.number().int(),
});
export type Configuration = z.output<typeof configurationSchema>;

/** The brand's short URLs and its configurations; the standard one comes first. */
const brandSettingsSchema = z.object({
  brandId: z.string(),
  name: z.string(),
  /** `https://ma.example/`: base of all short URLs of the brand. */
  shortUrlBase: z.string(),
  /** Whether the base is the brand's own host instead of a path of the suite. */
  ownHost: z.boolean(),
  locales: z.array(z.string()),
  defaultLocale: z.string(),
  hasLogo: z.boolean(),
  touchpointConfigurations: z.array(configurationSchema),
});

export const getBrandSettingsCall = defineCall({
  method: 'GET',
  path: '/api/sa/qr/brand_get_settings',
  module: 'touchpoints',
  summary: 'The base of a brand’s short URLs and the configurations its touchpoints can have.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({ brandId: z.string() }),
  response: brandSettingsSchema,
});

export const saveConfigurationCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/saveConfiguration',
  module: 'touchpoints',
  summary: 'Add a configuration or change one; existing codes keep their look until refreshed.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    slug,
    ...configurationFields,
    /** The version that was read; 0 for a new one. */
    version: z.number().int().min(0),
  }),
  response: configurationSchema,
  errors: [
    changedMeanwhile,
    tooManyConfigurations,
    siteLoops,
    siteInUse,
    fallbackLoops,
    logoUnusable,
    standardCannotBeDisabled,
  ],
});

export const deleteConfigurationCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/deleteConfiguration',
  module: 'touchpoints',
  summary: 'Delete a configuration that no touchpoint uses; the standard one stays.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    slug,
    /** The version that was read. */
    version: z.number().int().min(0),
  }),
  /** The deleted configuration, with everything needed to recreate it. */
  response: configurationSchema,
  errors: [notFound, changedMeanwhile, configurationUsed, standardCannotBeDeleted],
});
