export interface Source {
  /** Below the root of the house: `modules/leads/contract/lead.ts`. */
  path: string;
  text: string;
}
