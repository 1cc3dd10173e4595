import { definePort } from '#platform/contract/port.ts';
import type { VisitKind } from './statistics.ts';

/** Data of a visit by its id. Undefined while it is not counted yet, and permanently for an invented id. */
export const visitById = definePort<
  { clientId: string; visitId: string },
  | {
      at: Date;
      kind: VisitKind;
      touchpointId: string;
      suffix: string;
      sku: string | null;
    }
  | undefined
>('touchpoints.visit-by-id');
