import type { Device, VisitKind } from '#modules/touchpoints/contract/statistics.ts';

/** A visit to a short URL. It contains no personal data: no IP address and no browser, only countable values. */
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
  /** Two letters, lower case if only derived from the language (visit-country.ts); empty if unknown. */
  country: string;
  device: Device;
}
