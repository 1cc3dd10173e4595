import { defineOpenAddresses } from '#platform/contract/open-address.ts';

/** The pages by which recipients and consumers act on a lead without an account [LEAD-11] [LEAD-12]. */
export const leadsOpenAddresses = defineOpenAddresses({
  protectedLead: { path: '/protected/lead/{id}', params: { id: 'uuid' } },
  expired: { path: '/protected/expired' },
  notFound: { path: '/protected/not-found' },
  publicAction: {
    path: '/public/leads/{id}/{action}',
    params: { id: 'uuid', action: ['accept', 'reject', 'convert', 'lose'] },
  },
});
