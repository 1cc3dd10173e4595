import { ids } from '#platform/contract/ids.ts';

export const database = ids;
