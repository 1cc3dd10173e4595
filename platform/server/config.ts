import { join, resolve } from 'node:path';
import { z } from 'zod';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import { isS3Address, S3_ADDRESS_FORM } from './files/file-store.ts';
import { isProxyEntry } from './http/request/request-address.ts';
import {
  isMapIdStyle,
  MAP_ID_STYLE_FORM,
  MAP_TILES_FORM,
  parseMapTiles,
} from './map/map-tiles-setting.ts';
import { isAllowEntry } from './outbound/outbound-allow.ts';
import { StartRefused } from './start/start-refused.ts';

/** Groups of settings that are only valid together. */
const TOGETHER = [
  ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['LLM_URL', 'LLM_MODEL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const;

/**
 * All settings from environment variables, read once at the start; an invalid value stops the start with an error that names
 * it.
 */
const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(4100),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    ROLE: z.enum(['web', 'worker', 'all']).default('all'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host/name',
      })
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    DATA_DIR: z.string().optional(),
    /** Folder of the web build, if it is not next to the code. */
    WEB_DIR: z.string().optional(),
    SECRET_KEY: z.string().min(32).optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
      .optional(),
    /** Timeouts of RFC 5321, 4.5.3.2. A shorter timeout resends mails that the server is about to accept. */
    SMTP_COMMAND_SECONDS: z.coerce.number().int().min(1).max(900).default(300),
    SMTP_END_SECONDS: z.coerce.number().int().min(1).max(1_800).default(600),
    /**
     * Last part of the URL to which the mail provider posts delivery events. Without it the endpoint does not exist.
     */
    MAIL_EVENTS_SECRET: z
      .string()
      .regex(/^[\w-]{24,200}$/, 'must be 24 letters, digits, - or _ at least')
      .optional(),
    MAIL_FROM: z.string().default('Comptoir <no-reply@comptoir.example>'),
    FILES_S3_URL: z.string().refine(isS3Address, S3_ADDRESS_FORM).optional(),
    /** Addresses or ranges of proxies whose X-Forwarded-For is trusted. Default: none. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform(listed)
      .refine((entries) => entries.every(isProxyEntry), 'holds what is no address or range'),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    HCAPTCHA_URL: z.url().default('https://api.hcaptcha.com/siteverify'),
    TURNSTILE_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_NAME: z.string().optional(),
    /** `replace` hides the password form; `beside` offers both. */
    OIDC_MODE: z.enum(['replace', 'beside']).default('beside'),
    /** Source of streets: a tile archive (file or URL), or a provider's style with its key. */
    MAP_TILES: z
      .string()
      .transform((text, context) => {
        const tiles = parseMapTiles(text);
        if (!tiles) context.addIssue({ code: 'custom', message: MAP_TILES_FORM });
        return tiles ?? z.NEVER;
      })
      .optional(),
    /** URL template of the style for a client's own map id and key. */
    MAP_ID_STYLE: z
      .string()
      .refine(isMapIdStyle, MAP_ID_STYLE_FORM)
      .default('https://api.maptiler.com/maps/{id}/style.json?key={key}'),
    /** Base URL of a language model with OpenAI's chat completions API, without `/chat/completions`. */
    LLM_URL: z.url({ protocol: /^https?$/ }).optional(),
    LLM_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    /** The OAuth client of the Google project through which brands connect their Business Profile. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** One server that replaces all Google APIs: a proxy, or the local server of tests and the demo. */
    GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    LEGACY_SUITE_URL: z.url().optional(),
    /** Hosts, addresses and ranges of the private network that webhooks and connectors may reach. Default: none. */
    OUTBOUND_ALLOW: z
      .string()
      .default('')
      .transform(listed)
      .refine((entries) => entries.every(isAllowEntry), 'holds what is neither a host nor a range'),
    /** How long a receiver of webhooks may take to answer. */
    WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(15),
    SUPER_ADMIN_URL: z.url().optional(),
    /** Per address and process; sign-ins have their own, stricter bound in the database. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
    /** Per API key of a brand and process, in addition to the bound per address. */
    API_KEY_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** More records than these are changed by a job instead of within the request. */
    CHANGED_AT_ONCE: z.coerce.number().int().min(1).max(20_000).default(5_000),
    CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
    /** How long a terminating process keeps serving requests while it reports not ready. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
    /** Running requests and jobs get half of this time; the rest is for a database that no longer responds. */
    STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
    /** Super admins are notified when the disk of DATA_DIR has less free space than this; 0 disables it. */
    LOW_SPACE_MB: z.coerce.number().int().min(0).default(1_024),
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    MAILBOX: z.stringbool().optional(),
    DEMO: z.stringbool().optional(),
  })
  .superRefine((given, context) => {
    // An incomplete group would disable the feature for users without any error at startup.
    for (const together of TOGETHER) {
      const missing = together.filter((name) => given[name] === undefined);
      if (missing.length === 0 || missing.length === together.length) continue;
      for (const name of missing)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `goes with ${together.join(', ')}`,
        });
    }
  });

export type Config = ReturnType<typeof readConfig>;

export function readConfig(
  environment: Record<string, string | undefined>,
  options: { empty?: boolean } = {},
) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartRefused(`the configuration is not right. ${reasons.join('; ')}`);
  }
  const value = parsed.data;
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`;
  // The demo prints its passwords and exposes its mails, so it loads automatically only when the server is reachable
  // from this machine alone.
  const onlyHere = isLoopback(new URL(publicUrl).hostname) && isLoopback(value.HOST);
  const demo = !options.empty && (value.DEMO ?? (!value.DATABASE_URL && onlyHere));
  return {
    ...value,
    publicUrl: trimEndCharacter(publicUrl, '/'),
    secureCookies: publicUrl.startsWith('https:'),
    dataDirectory: resolve(value.DATA_DIR ?? join(import.meta.dirname, '..', '..', '.data')),
    demo,
    // A server that is only reachable locally has no load balancer to wait for, and a worker gets no requests.
    drainSeconds: value.ROLE === 'worker' ? 0 : (value.DRAIN_SECONDS ?? (onlyHere ? 0 : 5)),
    /** Mails can be read without an account here, so only a demo or a developer's start serves the page. */
    mailbox: value.MAILBOX ?? (demo && onlyHere && !value.SMTP_URL),
    trustedProxies: value.TRUSTED_PROXIES,
  };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host === '[::1]' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}
