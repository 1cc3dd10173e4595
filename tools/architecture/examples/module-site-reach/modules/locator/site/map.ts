import { stores } from '../server/stores.ts';

export const count = stores.length;
