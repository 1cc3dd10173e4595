/**
 * Meta tag in pages that may request the client's own map provider. It holds the provider's origin, because scripts
 * cannot read the CSP.
 */
export const CLIENT_MAP_META = 'own-map';
