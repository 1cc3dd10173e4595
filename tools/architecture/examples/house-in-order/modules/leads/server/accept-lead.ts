import { client } from '#modules/directory/contract/client.ts';
import { lead } from '#modules/leads/contract/lead.ts';
import { database } from '#platform/server/database.ts';

export const acceptLead = [client, lead, database];
