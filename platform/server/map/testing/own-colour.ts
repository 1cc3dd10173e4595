/** Colour of the provider's base map in tests; none of the suite's maps use it. */
export const OWN_COLOUR = '#c2187a';
