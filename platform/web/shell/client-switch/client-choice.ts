/** A client to switch to, or all clients together. */
export interface ClientChoice {
  id: string;
  name: string;
  /** What one is there. */
  note: string;
  /** How many there are, in letters; only for all of them. */
  count?: string;
}
