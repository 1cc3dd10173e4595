import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

export async function readClientBrand(
  context: { db: Db; app: App },
  clientId: string,
): Promise<Brand> {
  const brand = await context.app.ports.ask(findBrand, { clientId }, context);
  if (!brand) throw notFound();
  return brand;
}
