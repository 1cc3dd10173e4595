import { database } from '#platform/server/database.ts';

export const table = database;
