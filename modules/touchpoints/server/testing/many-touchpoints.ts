import { sql } from 'kysely';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import type { App } from '#platform/server/app.ts';

/** Creates many touchpoints with references `SKU-1`, `SKU-2`…; later ones have later ids. */
export async function manyTouchpoints(
  app: Pick<App, 'database'>,
  clientId: string,
  { count, deleted = false }: { count: number; deleted?: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into touchpoints.touchpoints (client_id, id, type, configuration_slug, suffix, sku, landing_state,
        code_address, code_style, deleted_at)
      select ${clientId}, lpad(to_hex(n), 24, '0'), 'product', 'standard', 'many-' || n, 'SKU-' || n, 'ready',
        'https://old.example/' || n, ${JSON.stringify(PLAIN_STYLE)}::jsonb, case when ${deleted} then now() end
      from generate_series(1, ${count}::int) as n
      returning client_id, id
    ), counted as (
      insert into touchpoints.totals (client_id, touchpoint_id) select client_id, id from made
    )
    select id from made order by id`.execute(app.database.acrossClients());
  return rows.map(({ id }) => id);
}
