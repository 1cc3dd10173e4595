import { z } from 'zod';
import {
  type CodeStyle,
  codeStyleSchema,
  PLAIN_STYLE,
} from '#modules/touchpoints/contract/code-style.ts';
import {
  type Configuration,
  STANDARD_CONFIGURATION,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { slugify } from '#platform/contract/text/text.ts';

/** A configuration in the form; empty text for a missing URL. */
export interface ConfigurationValues {
  name: string;
  siteUrl: string;
  fallbackUrl: string;
  style: CodeStyle;
  activated: boolean;
}

export const EMPTY_CONFIGURATION: ConfigurationValues = {
  name: '',
  siteUrl: '',
  fallbackUrl: '',
  style: PLAIN_STYLE,
  activated: true,
};

export function toConfigurationValues(configuration: Configuration): ConfigurationValues {
  const { name, siteUrl, fallbackUrl, style, activated } = configuration;
  return { name, siteUrl: siteUrl ?? '', fallbackUrl: fallbackUrl ?? '', style, activated };
}

export function toConfigurationBody(values: ConfigurationValues) {
  return {
    ...values,
    siteUrl: values.siteUrl.trim() || null,
    fallbackUrl: values.fallbackUrl.trim() || null,
    // An incomplete colour stays unchanged and is rejected by validation.
    style: codeStyleSchema.safeParse(values.style).data ?? values.style,
  };
}

/** Validates the form like the call. */
export const configurationFormSchema = z.preprocess(
  (values) => toConfigurationBody(values as ConfigurationValues),
  saveConfigurationCall.body.omit({ brandId: true, slug: true, version: true }),
);

export function slugifyName(name: string, taken: readonly string[]): string {
  const wanted = slugify(name).slice(0, 90).replace(/-$/, '') || 'configuration';
  const isFree = (slug: string) => slug !== STANDARD_CONFIGURATION && !taken.includes(slug);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number++) if (isFree(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
