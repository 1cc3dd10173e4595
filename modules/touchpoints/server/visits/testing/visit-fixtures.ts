import { randomUUID } from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { PLAIN_STYLE } from '../../../contract/code-style.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { insertTouchpoints } from '../../touchpoints/create-touchpoints.ts';
import type { Visit } from '../visit.ts';

export interface Owned {
  clientId: string;
  touchpointId: string;
}

export async function newTouchpoint(
  app: Pick<App, 'database'>,
  clientId: string,
  given: { suffix?: string; quantity?: number | null; sku?: string; productName?: string } = {},
): Promise<Owned> {
  const suffix = given.suffix ?? randomUUID().slice(0, 8);
  const [touchpointId = ''] = await insertTouchpoints(
    { db: app.database.acrossClients<TouchpointsTables>() },
    [
      {
        client_id: clientId,
        type: given.sku === undefined ? 'custom' : 'product',
        configuration_slug: 'standard',
        suffix,
        dest_url: 'https://brand.example/',
        quantity: given.quantity ?? null,
        sku: given.sku ?? null,
        product_name: given.productName ?? '',
        code_address: `https://b.example/${suffix}?q`,
        code_style: JSON.stringify(PLAIN_STYLE),
      },
    ],
  );
  return { clientId, touchpointId };
}

export function visitTo(to: Owned, given: Partial<Visit> = {}): Visit {
  return {
    id: uuidV7(),
    at: new Date(),
    sku: null,
    suffix: 'cocotte',
    kind: 'scan',
    country: 'FR',
    device: 'iphone',
    ...to,
    ...given,
  };
}

export async function readTotals(app: Pick<App, 'database'>, { clientId, touchpointId }: Owned) {
  return app.database
    .acrossClients<TouchpointsTables>()
    .selectFrom('touchpoints.totals')
    .select(['visits', 'scans', 'clicks', 'robots', 'last_country', 'last_device'])
    .where('client_id', '=', clientId)
    .where('touchpoint_id', '=', touchpointId)
    .executeTakeFirstOrThrow();
}
