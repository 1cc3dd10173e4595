import { definePublicPageAddresses } from '#platform/contract/page-addresses/page-address.ts';

/**
 * The server renders title and text of the sign-in page in the browser's language, so they show before scripts load
 * [SES-01] [GEN-02].
 */
export const accountsPublicPages = definePublicPageAddresses({
  signIn: {
    path: '/sign-in',
    firstWords: { title: 'accounts:signIn.title', text: 'accounts:signIn.subtitle' },
  },
});
