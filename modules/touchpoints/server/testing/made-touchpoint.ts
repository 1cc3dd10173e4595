import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import type { App } from '#platform/server/app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { insertTouchpoints, type NewTouchpoint } from '../touchpoints/create-touchpoints.ts';

let turn = 0;

/** Creates a touchpoint and returns its id: for a product if a SKU is given, otherwise a custom one. */
export async function madeTouchpoint(
  app: App,
  client: { id: string; brandId: string },
  given: Partial<NewTouchpoint> = {},
  db = app.database.ofClient<TouchpointsTables>(client.id),
): Promise<string> {
  turn += 1;
  const suffix = given.suffix ?? `code-${turn}`;
  const isProduct = Boolean(given.sku);
  const [id = ''] = await insertTouchpoints({ db }, [
    {
      client_id: client.id,
      type: isProduct ? 'product' : 'custom',
      configuration_slug: STANDARD_CONFIGURATION,
      suffix,
      dest_url: isProduct ? null : `https://shop.example/${suffix}`,
      code_address: `${app.config.publicUrl}/s/${client.brandId}/${suffix}?q`,
      code_style: JSON.stringify(PLAIN_STYLE),
      ...given,
    },
  ]);
  return id;
}
