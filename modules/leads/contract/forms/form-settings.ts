import { z } from 'zod';
import { currencySchema } from '#platform/contract/text/currency.ts';
import { line } from '#platform/contract/text/text.ts';
import { webAddressSchema } from '#platform/contract/text/web-address.ts';
import {
  DOMAINS_LIMIT,
  GOAL_HOURS_LIMIT,
  IDLE_DAYS_LIMIT,
  KEY_MAX_LENGTH,
  LEAD_PRICE_LIMIT,
  RESULTS_LIMIT,
} from '../limits.ts';
import { authorizedDomainSchema } from './authorized-domain.ts';

/** Who is asked whether a visitor is a person; the first asks nobody, the second the visitor's own machine. */
export const CAPTCHAS = ['none', 'proofOfWork', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaKind = (typeof CAPTCHAS)[number];

export const DISTANCE_UNITS = ['km', 'mi'] as const;
/** What this client calls a lead, on screens and in mails. */
export const LEXICONS = ['lead', 'request', 'quote', 'appointment'] as const;
export type Lexicon = (typeof LEXICONS)[number];
/** What stores and consumers read: “lead” is a word of the brand's own office, to them it is a request. */
export function outsideWord(lexicon: Lexicon): Lexicon {
  return lexicon === 'lead' ? 'request' : lexicon;
}
/** What it is called where no form says otherwise. */
export const HOUSE_WORD: Lexicon = 'lead';
export const HEALTH_CHECKS = ['off', 'hourly', 'sixHours', 'daily'] as const;

/** What is shown of a shop that can be chosen. */
export const RESULT_PARTS = [
  'address',
  'distance',
  'openingHours',
  'phone',
  'website',
  'map',
] as const;

/** What a brand promises, and how long it waits before it asks. */
const goalHours = z.number().int().min(1).max(GOAL_HOURS_LIMIT);
const idleDays = z.number().int().min(1).max(IDLE_DAYS_LIMIT);

/** How a form runs [FORM-02]. Secrets are taken and never given back: `…IsSet` says that one is there. */
export const formSettingsSchema = z.strictObject({
  captcha: z.enum(CAPTCHAS),
  captchaSiteKey: line({ max: KEY_MAX_LENGTH }),
  /** None: nobody's page may show it. */
  authorizedDomains: z.array(authorizedDomainSchema).max(DOMAINS_LIMIT),
  /** The page that it stands on, visited by the health check. */
  lpeUrl: webAddressSchema,
  healthCheckFrequency: z.enum(HEALTH_CHECKS),
  algoliaAppId: line({ max: KEY_MAX_LENGTH }),
  /** Where shops are searched instead of in the directory. */
  algoliaIndex: line({ max: KEY_MAX_LENGTH }),
  /** Of the map provider; without it the embedded map is shown. It stands in pages, so it is no secret. */
  gmapKey: line({ max: KEY_MAX_LENGTH }),
  geosearchResultLimit: z.number().int().min(1).max(RESULTS_LIMIT),
  resultDisplay: z.array(z.enum(RESULT_PARTS)),
  autoGeolocation: z.boolean(),
  distanceUnit: z.enum(DISTANCE_UNITS),
  /** A request has a price. */
  monetized: z.boolean(),
  /** A request is about a product. */
  product: z.boolean(),
  /** A request goes to a shop. */
  located: z.boolean(),
  idleDaysNew: idleDays,
  idleDaysAccepted: idleDays,
  /** Within which a new lead should be answered: its age is held against it. */
  answerGoalHours: goalHours,
  /** How long a recipient's link opens anything [LEAD-11]. */
  linkDays: idleDays,
  /** Phone, e-mail and street are shown to who has not accepted yet [LEAD-11]. */
  contactShownBefore: z.boolean(),
  /** After the acceptance, the consumer is asked whether it was bought; null: never. */
  askConsumerAfterDays: idleDays.nullable(),
  currency: currencySchema,
  /** A price that nobody knows is asked of the configured language model. */
  fetchPriceByAI: z.boolean(),
  /** In hundredths. */
  defaultLeadPrice: z.number().int().min(0).max(LEAD_PRICE_LIMIT).nullable(),
  lexicon: z.enum(LEXICONS),
});
export type FormSettings = z.output<typeof formSettingsSchema>;

export const FORM_SECRETS = ['captchaSecret', 'algoliaKey'] as const;
export type FormSecret = (typeof FORM_SECRETS)[number];

/** Left out: it stays; null: it goes. */
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
  lexicon: HOUSE_WORD,
};
