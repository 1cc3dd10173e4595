import { LONGEST } from '#platform/contract/limit.ts';

export const limit = LONGEST;
