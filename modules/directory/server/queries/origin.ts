/** Where somebody is who looks for a shop. */
export interface Origin {
  latitude: number;
  longitude: number;
  /** An area of similar postal codes is good for rough kilometres, a region for an order alone. */
  accuracy: 'place' | 'area' | 'region';
  label: string | null;
}

/** Whole where it is what was typed, not only the beginning of it or like it. */
export interface FoundOrigin {
  origin: Origin;
  isWhole: boolean;
}
