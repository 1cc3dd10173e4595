import type { Device, VisitKind } from '#modules/touchpoints/contract/statistics.ts';

/** Somebody who followed a short URL. Nothing in it tells who: no address, no browser, only what is counted. */
export interface Visit {
  /** A uuid; the landing page carries it on. */
  id: string;
  at: Date;
  clientId: string;
  touchpointId: string;
  /** Of the product, where it has one. */
  sku: string | null;
  /** The one that was followed, which may be a further one. */
  suffix: string;
  kind: VisitKind;
  /** Two letters, small ones where only the language tells it (visit-country.ts); empty where it is not known. */
  country: string;
  device: Device;
}
