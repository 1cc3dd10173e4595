import { touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';

export const lead = touchpoint;
