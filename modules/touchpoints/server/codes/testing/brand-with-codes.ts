import type { Locale } from '#platform/contract/locale.ts';
import type { TestClient } from '#platform/testing/people.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import type { NewTouchpoint } from '../../touchpoints/create-touchpoints.ts';

/** A brand whose codes redirect to ma.example, its admin, and the admin of another brand. */
export async function brandWithCodes(suite: TestApp) {
  const client = await suite.people.client({ name: 'Maison Aubrac' });
  const other = await suite.people.client();
  await suite.app.database
    .acrossClients()
    .updateTable('directory.clients')
    .set({ short_url_base: 'ma.example' })
    .where('id', '=', client.id)
    .execute();

  const visitorOf = async (of: TestClient, locale: Locale = 'en') =>
    suite
      .visitor()
      .as(await suite.people.user({ locale, at: [{ client: of, role: 'brand_admin' }] }));

  const touchpoint = (suffix: string, given: Partial<NewTouchpoint> = {}) =>
    madeTouchpoint(suite.app, client, {
      suffix,
      code_address: `https://ma.example/${suffix}?q`,
      ...given,
    });

  return {
    client,
    brandId: client.brandId,
    other,
    visitorOf,
    visitor: await visitorOf(client),
    stranger: await visitorOf(other),
    touchpoint,
  };
}
