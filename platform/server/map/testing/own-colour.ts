/** The ground of a provider in tests: none of the house looks like this. */
export const OWN_COLOUR = '#c2187a';
