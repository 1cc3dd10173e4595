import {
  conversionBreakdownCall,
  getConversionCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import { readBreakdown } from '../conversion/read-breakdown.ts';
import { readConversion } from '../conversion/read-conversion.ts';
import { route } from '../route.ts';

export const getConversionRoute = route(
  getConversionCall,
  ({ db, params: { clientId }, membership, query: filters }) =>
    readConversion(
      { db },
      { clientId, filters, isBound: isBoundToLocations(membership.role), at: new Date() },
    ),
);

export const conversionBreakdownRoute = route(
  conversionBreakdownCall,
  ({ db, app, params: { clientId }, membership, query, request: { locale } }) => {
    const { forms, countries, locations, sources, currency, ...asked } = query;
    const filters = { forms, countries, locations, sources, currency };
    const isBound = isBoundToLocations(membership.role);
    const question = { clientId, filters, isBound, at: new Date(), asked, locale };
    return readBreakdown({ db, app }, question);
  },
);
