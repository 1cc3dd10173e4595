import type { Selectable } from 'kysely';
import { z } from 'zod';
import { comparableGtin, isGtin } from '#modules/directory/contract/products/gtin.ts';
import type {
  LookupFailure,
  ProductOutcome,
} from '#modules/directory/contract/products/product-lookup.ts';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import { currencySchema, webAddressSchema } from '#platform/contract/text/typed-values.ts';
import type { App } from '#platform/server/app.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { Context, DirectoryTables } from '../tables.ts';

/** Product lookup settings of a client, with the secret decrypted. */
export interface LookupSettings {
  urlTemplate: string;
  /** Null if the secret cannot be decrypted, because it was encrypted with another SECRET_KEY. */
  headers: Record<string, string> | null;
  timeoutMs: number;
}

const PURPOSE = 'directory.product-lookup';

export function lookupSettings(
  { app }: { app: Pick<App, 'secrets' | 'log'> },
  row: Selectable<DirectoryTables['directory.product_lookups']>,
): LookupSettings {
  return {
    urlTemplate: row.url_template,
    headers: headersOf(app, row),
    timeoutMs: row.timeout_ms,
  };
}

function headersOf(
  { secrets, log }: Pick<App, 'secrets' | 'log'>,
  row: Selectable<DirectoryTables['directory.product_lookups']>,
): LookupSettings['headers'] {
  if (!row.header_name || !row.sealed_secret) return {};
  try {
    return { [row.header_name]: secrets.open(PURPOSE, row.sealed_secret) };
  } catch (error) {
    log.warn({ error, clientId: row.client_id }, 'the secret of a product lookup does not open');
    return null;
  }
}

export function sealLookupSecret({ app }: { app: App }, secret: string): string {
  return app.secrets.seal(PURPOSE, secret);
}

const ANSWER_LIMIT_BYTES = 256 * 1024;

/**
 * A 200 response of the brand's system: `{ "sku": "A-1", "name": "Casserole 24 cm" }`, optionally `gtin`, `category`,
 * `price` (in hundredths), `currency`, `imageUrl`, `url`. 404 means that the product does not exist.
 */
const answerSchema = z
  .object({
    sku: z.string().trim().min(1).max(200),
    name: z.string().trim().min(1).max(500),
    gtin: z.string().refine(isGtin).nullish(),
    category: z.string().trim().max(200).nullish(),
    price: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
    currency: currencySchema.nullish(),
    imageUrl: webAddressSchema.nullish(),
    url: webAddressSchema.nullish(),
  })
  // PostgreSQL cannot store NUL characters, which would make the whole insert fail.
  .refine((answer) => Object.values(answer).every((value) => isPlain(String(value))));

function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** Requests one product from the brand's own system. */
export async function queryProductLookup(
  { app }: { app: Pick<App, 'outbound'> },
  settings: LookupSettings,
  given: { sku: string; signal?: AbortSignal },
): Promise<ProductOutcome> {
  const failed = (reason: LookupFailure): ProductOutcome => ({ outcome: 'failed', reason });
  if (!settings.headers) return failed('SECRET_UNREADABLE');
  try {
    const { status, body } = await app.outbound.request({
      url: settings.urlTemplate.replaceAll('{sku}', encodeURIComponent(given.sku)),
      headers: { accept: 'application/json', ...settings.headers },
      connectMs: settings.timeoutMs,
      totalMs: settings.timeoutMs,
      maxBytes: ANSWER_LIMIT_BYTES,
      ...(given.signal && { signal: given.signal }),
    });
    if (status === 404) return { outcome: 'unknown' };
    if (status === 401 || status === 403) return failed('NOT_AUTHORISED');
    if (status !== 200) return failed('STATUS_NOT_OK');
    return productIn(body, given.sku) ?? failed('ANSWER_NOT_UNDERSTOOD');
  } catch (error) {
    if (error instanceof OutboundError) return failed(error.code);
    throw error;
  }
}

function productIn(body: Buffer, sku: string): ProductOutcome | undefined {
  const answer = answerSchema.safeParse(jsonIn(body)).data;
  // Rejects a response about another product.
  if (!answer || !isAbout(answer, sku)) return undefined;
  const hasPrice = typeof answer.price === 'number' && answer.currency;
  return {
    outcome: 'found',
    product: {
      sku: answer.sku,
      name: answer.name,
      gtin: answer.gtin ?? null,
      category: answer.category ?? '',
      price: hasPrice ? (answer.price ?? null) : null,
      currency: hasPrice ? (answer.currency ?? null) : null,
      imageUrl: answer.imageUrl ?? '',
      url: answer.url ?? '',
      source: 'lookup',
    },
  };
}

/** The reference may be the SKU or the GTIN printed under the bar code. */
function isAbout(answer: z.output<typeof answerSchema>, requestedCode: string): boolean {
  if (answer.sku.toLowerCase() === requestedCode.toLowerCase()) return true;
  return (
    isGtin(requestedCode) &&
    !!answer.gtin &&
    comparableGtin(answer.gtin) === comparableGtin(requestedCode)
  );
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export const LOOKUP_CONNECTOR = 'product-lookup';

/** Queries the lookup and reports the result to the connector health check. */
export async function queryAndReportHealth(
  { app }: { app: App },
  settings: LookupSettings,
  given: { clientId: string; sku: string },
): Promise<{ result: ProductOutcome; ms: number }> {
  const began = performance.now();
  const result = await queryProductLookup({ app }, settings, given);
  const ms = Math.round(performance.now() - began);
  app.connectors.report(LOOKUP_CONNECTOR, given.clientId, { code: connectorCode(result), ms });
  return { result, ms };
}

/** A response that the product does not exist counts as healthy. */
export function connectorCode(result: ProductOutcome): ConnectorCode {
  if (result.outcome !== 'failed') return 'ANSWERS';
  // No request was sent, so the external system is not at fault.
  return result.reason === 'SECRET_UNREADABLE' ? 'FAILED' : result.reason;
}

/** Requests the product from the brand's own system if a lookup is enabled; otherwise the product is unknown. */
export async function queryConfiguredLookup(
  { db, app }: Context,
  given: { clientId: string; sku: string },
): Promise<ProductOutcome> {
  const lookup = await lookupInUse({ db }, given.clientId);
  if (!lookup) return { outcome: 'unknown' };
  return (await queryAndReportHealth({ app }, lookupSettings({ app }, lookup), given)).result;
}

export function lookupInUse({ db }: Pick<Context, 'db'>, clientId: string) {
  return db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('enabled', '=', true)
    .executeTakeFirst();
}
