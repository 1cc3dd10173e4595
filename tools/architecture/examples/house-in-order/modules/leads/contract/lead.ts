import { ids } from '#platform/contract/ids.ts';

export const lead = ids;
