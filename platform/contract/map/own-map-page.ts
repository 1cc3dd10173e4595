/** Stands in a page that may ask clients' own map provider, with that provider's origin: no script can read a policy. */
export const OWN_MAP_META = 'own-map';
