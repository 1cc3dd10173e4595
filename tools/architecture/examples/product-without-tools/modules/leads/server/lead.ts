import { start } from '#tools/start.ts';

export const lead = start;
