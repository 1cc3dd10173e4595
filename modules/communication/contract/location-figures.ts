import { definePort } from '#platform/contract/port.ts';

/** Reviews of a location that were written in some whole months. */
export interface ReviewFigures {
  reviews: number;
  /** From 1 to 5. */
  average: number;
}

/** By location, of those given or of all; locations without reviews are left out. */
export const reviewFiguresOfLocations = definePort<
  {
    clientId: string;
    /** At most 1,000. */
    locationIds?: readonly string[] | undefined;
    /** The first days of the first and the last month. */
    fromMonth: string;
    toMonth: string;
  },
  ReadonlyMap<string, ReviewFigures>
>('communication.figures-of-locations');
