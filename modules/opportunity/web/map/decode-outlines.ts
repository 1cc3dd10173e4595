/** The map reads pieces by this; it stands in the contract since the tests of the server read pieces too. */
export { type AreaOutlines, decodeOutlines } from '#modules/opportunity/contract/outline-pieces.ts';
