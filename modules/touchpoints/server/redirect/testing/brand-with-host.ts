import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import type { TestClient } from '#platform/testing/people.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** A brand whose short URLs have a separate host. */
export async function brandWithHost(
  suite: TestApp,
  given: {
    name?: string;
    locales?: readonly string[];
    products?: Partial<Record<SuiteModule, Product>>;
  } = {},
): Promise<TestClient & { host: string }> {
  const client = await suite.people.client(given);
  const host = `${client.brandId}.example`;
  await suite.app.database
    .acrossClients()
    .updateTable('directory.clients')
    .set({
      short_url_base: host,
      brand_color: '#123d87',
      ...(given.locales && { locales: given.locales, default_locale: given.locales[0] }),
    })
    .where('id', '=', client.id)
    .execute();
  return { ...client, host };
}

export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
