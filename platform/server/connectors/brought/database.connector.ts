import { sql } from 'kysely';
import { defineConnector } from '../connector.ts';

export const databaseConnector = defineConnector({
  name: 'database',
  label: 'platform:connectors.name.database',
  configured: () => true,
  async check({ app }) {
    await sql`select 1`.execute(app.database.acrossClients());
    return 'ANSWERS';
  },
});
