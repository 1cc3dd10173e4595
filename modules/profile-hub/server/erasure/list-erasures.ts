import type { Erasure } from '#modules/profile-hub/contract/erasure.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readPhone } from '#platform/server/phone/read-phone.ts';
import type { ProfileHubTables } from '../tables.ts';
import { erasedHash } from './erased-address.ts';

/** Latest first. With an address, returns the proof that its owner was erased; the proof cannot be found without it. */
export async function listErasures(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  { page, limit, address }: { page: number; limit: number; address?: string | undefined },
): Promise<{ items: Erasure[]; total: number }> {
  const hashes = address ? writtenAs(address).map((one) => erasedHash(app, clientId, one)) : [];
  const fitting = db
    .selectFrom('profile_hub.erasures as erasure')
    .where('erasure.client_id', '=', clientId)
    .$if(hashes.length > 0, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('profile_hub.erased_addresses as erased')
            .select('erased.hash')
            .whereRef('erased.client_id', '=', 'erasure.client_id')
            .whereRef('erased.erasure_id', '=', 'erasure.id')
            .where('erased.hash', 'in', hashes),
        ),
      ),
    );
  const [rows, counted] = await Promise.all([
    fitting
      .selectAll('erasure')
      .orderBy('erasure.at', 'desc')
      .orderBy('erasure.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    fitting.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ id, at, erased_by, cause, contacts, reached }) => ({
    id,
    at: at.toISOString(),
    erasedBy: erased_by,
    cause,
    contacts,
    reached,
  }));
  return { items, total: counted.total };
}

function writtenAs(address: string): string[] {
  const phone = address.includes('@') ? undefined : readPhone(address);
  return phone ? [phone, address] : [address];
}
