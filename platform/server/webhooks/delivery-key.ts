import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Key of a delivery: the table's key has both columns. */
export interface DeliveryKey {
  clientId: string;
  id: string;
}

/** `delivery` is one of the given. */
export function isOneOfDeliveries(keys: readonly DeliveryKey[]): RawBuilder<SqlBool> {
  const clientIds = keys.map(({ clientId }) => clientId);
  const ids = keys.map(({ id }) => id);
  return sql<SqlBool>`(delivery.client_id, delivery.id) in (
    select * from unnest(${clientIds}::uuid[], ${ids}::uuid[])
  )`;
}
