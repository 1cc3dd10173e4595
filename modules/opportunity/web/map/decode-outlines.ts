/** The map reads pieces by this; it is in the contract because tests of the server read pieces too. */
export { decodeOutlines } from '#modules/opportunity/contract/outline-pieces.ts';
