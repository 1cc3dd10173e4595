import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencySchema, webAddressSchema } from '#platform/contract/text/typed-values.ts';
import {
  DOMAINS_LIMIT,
  GOAL_HOURS_LIMIT,
  IDLE_DAYS_LIMIT,
  KEY_MAX_LENGTH,
  LEAD_PRICE_LIMIT,
  RESULTS_LIMIT,
} from './limits.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`);

/** `maison-aubrac.example`, `*.lindenmueller.example`; a port is allowed only for localhost, to test a page locally. */
export const authorizedDomainSchema = z
  .string()
  .transform((text) => {
    const address = text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '');
    return address.split('/', 1)[0] ?? '';
  })
  .pipe(
    z
      .string()
      .max(253)
      .refine(
        (domain) =>
          domain === 'localhost' || /^localhost:\d{1,5}$/.test(domain) || DOMAIN.test(domain),
        {
          error: 'domain',
        },
      ),
  );

/** Whether a page of this origin may show the form; `*.` matches one or more subdomain levels, never none. */
export function isAuthorizedOrigin(domains: readonly string[], origin: string): boolean {
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return domains.some((domain) => {
    const host = /:\d+$/.test(domain) ? url.host : url.hostname;
    return domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain;
  });
}

/** Captchas of third parties, with keys of the brand. */
export const CAPTCHA_SERVICES = ['recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaService = (typeof CAPTCHA_SERVICES)[number];
/** Captcha providers: `none` checks nothing, `proofOfWork` runs on the visitor's computer. */
export const CAPTCHAS = ['none', 'proofOfWork', ...CAPTCHA_SERVICES] as const;
export type CaptchaKind = (typeof CAPTCHAS)[number];
export function isCaptchaService(kind: CaptchaKind): kind is CaptchaService {
  return kind !== 'none' && kind !== 'proofOfWork';
}

export const DISTANCE_UNITS = ['km', 'mi'] as const;
/** The client's term for a lead, on screens and in mails. */
export const LEXICONS = ['lead', 'request', 'quote', 'appointment'] as const;
export type Lexicon = (typeof LEXICONS)[number];
/** The term shown to stores and consumers: "lead" is internal to the brand and becomes "request". */
export function publicLexicon(lexicon: Lexicon): Lexicon {
  return lexicon === 'lead' ? 'request' : lexicon;
}
/** Default term if no form defines another. */
export const DEFAULT_LEXICON: Lexicon = 'lead';
export const HEALTH_CHECKS = ['off', 'hourly', 'sixHours', 'daily'] as const;

/** Details shown for each shop in the results. */
export const RESULT_PARTS = [
  'address',
  'distance',
  'openingHours',
  'phone',
  'website',
  'map',
] as const;

/** Response goal of a brand, and waiting times before reminders. */
const goalHours = z.number().int().min(1).max(GOAL_HOURS_LIMIT);
const idleDays = z.number().int().min(1).max(IDLE_DAYS_LIMIT);

/** Settings of a form [FORM-02]. Secrets can be written but never read; `secretsSet` lists the stored ones. */
export const formSettingsSchema = z.strictObject({
  captcha: z.enum(CAPTCHAS),
  captchaSiteKey: line({ max: KEY_MAX_LENGTH }),
  /** If empty, no page may show the form. */
  authorizedDomains: z.array(authorizedDomainSchema).max(DOMAINS_LIMIT),
  /** The page that contains the form; the health check visits it. */
  lpeUrl: webAddressSchema,
  healthCheckFrequency: z.enum(HEALTH_CHECKS),
  algoliaAppId: line({ max: KEY_MAX_LENGTH }),
  /** The Algolia index in which shops are searched instead of the directory. */
  algoliaIndex: line({ max: KEY_MAX_LENGTH }),
  /** API key of the map provider; without it the embedded map is shown. Pages contain it, so it is not a secret. */
  gmapKey: line({ max: KEY_MAX_LENGTH }),
  geosearchResultLimit: z.number().int().min(1).max(RESULTS_LIMIT),
  resultDisplay: z.array(z.enum(RESULT_PARTS)),
  autoGeolocation: z.boolean(),
  distanceUnit: z.enum(DISTANCE_UNITS),
  /** Requests have a price. */
  monetized: z.boolean(),
  /** Requests are about a product. */
  product: z.boolean(),
  /** Requests go to a shop. */
  located: z.boolean(),
  idleDaysNew: idleDays,
  idleDaysAccepted: idleDays,
  /** Response goal for new leads, in hours. */
  answerGoalHours: goalHours,
  /** Validity of a recipient's link in days [LEAD-11]. */
  linkDays: idleDays,
  /** Shows phone, e-mail and street to recipients before they accept [LEAD-11]. */
  contactShownBefore: z.boolean(),
  /** Days after acceptance until the consumer is contacted about a purchase; null means never. */
  askConsumerAfterDays: idleDays.nullable(),
  currency: currencySchema,
  /** Requests an unknown price from the configured language model. */
  fetchPriceByAI: z.boolean(),
  /** In hundredths. */
  defaultLeadPrice: z.number().int().min(0).max(LEAD_PRICE_LIMIT).nullable(),
  lexicon: z.enum(LEXICONS),
});
export type FormSettings = z.output<typeof formSettingsSchema>;

export const FORM_SECRETS = ['captchaSecret', 'algoliaKey'] as const;
export type FormSecret = (typeof FORM_SECRETS)[number];

/** Omitted secrets stay; null deletes. */
export const formSecretsSchema = z
  .strictObject({
    captchaSecret: line({ min: 1, max: KEY_MAX_LENGTH }).nullable(),
    algoliaKey: line({ min: 1, max: KEY_MAX_LENGTH }).nullable(),
  })
  .partial();

export const NEW_FORM_SETTINGS: FormSettings = {
  captcha: 'proofOfWork',
  captchaSiteKey: '',
  authorizedDomains: [],
  lpeUrl: '',
  healthCheckFrequency: 'off',
  algoliaAppId: '',
  algoliaIndex: '',
  gmapKey: '',
  geosearchResultLimit: 5,
  resultDisplay: ['address', 'distance', 'openingHours', 'map'],
  autoGeolocation: false,
  distanceUnit: 'km',
  monetized: true,
  product: true,
  located: true,
  idleDaysNew: 7,
  idleDaysAccepted: 21,
  answerGoalHours: 24,
  linkDays: 30,
  contactShownBefore: false,
  askConsumerAfterDays: 14,
  currency: 'EUR',
  fetchPriceByAI: false,
  defaultLeadPrice: null,
  lexicon: DEFAULT_LEXICON,
};

/** The term for a lead: each form defines one. The client-wide term is theirs if all forms agree, else the default. */
export const leadLexiconCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/lead-words',
  module: 'forms',
  summary: 'The word for a lead, of each form and over all forms.',
  // Open to every user of the client: screens of leads, forms and conversion need it, and few users have access to all
  // three.
  access: { kind: 'client', client: 'params.clientId', may: beAtClient },
  params: z.strictObject({ clientId: uuid }),
  response: z.object({
    ofClient: z.enum(LEXICONS),
    ofForms: z.array(z.object({ formId: z.string(), word: z.enum(LEXICONS) })),
  }),
});

/** The term of one form; without a form, the client-wide term. */
export function lexiconOf(
  known: { ofClient: Lexicon; ofForms: readonly { formId: string; word: Lexicon }[] } | undefined,
  formId: string | undefined,
): Lexicon {
  const form = known?.ofForms.find((one) => one.formId === formId);
  return form?.word ?? known?.ofClient ?? DEFAULT_LEXICON;
}

export function commonLexicon(lexicons: readonly Lexicon[]): Lexicon {
  const [first = DEFAULT_LEXICON, ...others] = lexicons;
  return others.every((word) => word === first) ? first : DEFAULT_LEXICON;
}
