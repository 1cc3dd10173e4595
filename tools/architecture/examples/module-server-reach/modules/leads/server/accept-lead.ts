import { touchpoint } from '#modules/touchpoints/server/touchpoint.ts';

export const acceptLead = touchpoint;
