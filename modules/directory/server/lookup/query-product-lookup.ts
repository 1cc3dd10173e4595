import { z } from 'zod';
import { comparableGtin, isGtin } from '#modules/directory/contract/products/gtin.ts';
import type {
  LookupFailure,
  ProductOutcome,
} from '#modules/directory/contract/products/product-lookup.ts';
import { currencySchema } from '#platform/contract/text/currency.ts';
import { webAddressSchema } from '#platform/contract/text/web-address.ts';
import type { App } from '#platform/server/app.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { LookupSettings } from './lookup-settings.ts';

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
  // PostgreSQL stores no zero characters; one would make the whole insert fail.
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
  // An answer about another product is worse than none.
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
function isAbout(answer: z.output<typeof answerSchema>, asked: string): boolean {
  if (answer.sku.toLowerCase() === asked.toLowerCase()) return true;
  return isGtin(asked) && !!answer.gtin && comparableGtin(answer.gtin) === comparableGtin(asked);
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
