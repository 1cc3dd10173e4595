import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import { countVisits } from '#modules/touchpoints/server/visits/count-visits.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { DemoLead } from './demo-leads.ts';

const MINUTE_MS = 60_000;

export interface DemoCode {
  touchpointId: string;
  suffix: string;
  since: Date | null;
}

/** The short URLs of the brand's products, by sku. */
export async function readProductCodes(
  app: App,
  clientId: string,
): Promise<ReadonlyMap<string, DemoCode>> {
  const rows = await app.database
    .ofClient<TouchpointsTables>(clientId)
    .selectFrom('touchpoints.touchpoints')
    .select(['id as touchpointId', 'suffix', 'sku', 'starts_at as since'])
    .where('client_id', '=', clientId)
    .where('type', '=', 'product')
    .execute();
  return new Map(rows.flatMap((row) => (row.sku ? [[row.sku, row] as const] : [])));
}

/** A lead about a product with a code follows a scan some minutes before, which counts like any other visit. */
export async function scanBeforeLead(
  app: App,
  codes: ReadonlyMap<string, DemoCode>,
  { clientId, lead, sentAt }: { clientId: string; lead: DemoLead; sentAt: Date },
): Promise<string | undefined> {
  const [sku = ''] = [lead.answers.product ?? ''].flat().map(String);
  const code = codes.get(sku);
  const at = new Date(sentAt.getTime() - 5 * MINUTE_MS);
  if (!code || (code.since && at < code.since)) return undefined;
  const { touchpointId, suffix } = code;
  const id = uuidV7(at.getTime());
  await countVisits(app, [
    { id, at, clientId, touchpointId, sku, suffix, kind: 'scan', country: 'FR', device: 'iphone' },
  ]);
  return id;
}
