import { config } from '#suite/server/config.ts';

export const lead = config;
