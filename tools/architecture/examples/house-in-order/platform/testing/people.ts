import { database } from '#platform/server/database.ts';

export const people = database;
