import { defineOpenAddresses } from '#platform/contract/open-address.ts';

/** Who signs in reads at once where they are, in their browser's language [SES-01] [GEN-02]. */
export const accountsOpenAddresses = defineOpenAddresses({
  signIn: {
    path: '/sign-in',
    firstWords: { title: 'accounts:signIn.title', text: 'accounts:signIn.subtitle' },
  },
});
