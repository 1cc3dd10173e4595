import { definePort } from '#platform/contract/port.ts';
import type { VisitKind } from './statistics.ts';

/** What is known of a visit whose id somebody carried on; undefined while it is not counted yet, and for ever where it is made up. */
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
