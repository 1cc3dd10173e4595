/** Position of a visitor that searches a shop. */
export interface Origin {
  latitude: number;
  longitude: number;
  /** An area of similar postal codes is good for rough kilometres, a region for an order alone. */
  accuracy: 'place' | 'area' | 'region';
  label: string | null;
}

/** `isWhole` is true for an exact match of the text, not for a prefix or similar match. */
export interface FoundOrigin {
  origin: Origin;
  isWhole: boolean;
}
