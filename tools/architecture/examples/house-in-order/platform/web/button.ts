import { ids } from '#platform/contract/ids.ts';

export const button = ids;
