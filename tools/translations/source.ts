export interface Source {
  /** Relative to the repository root: `modules/leads/contract/lead.ts`. */
  path: string;
  text: string;
}
