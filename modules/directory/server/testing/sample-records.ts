import { ownerOfLocation } from '#platform/contract/owner-of-location.ts';
import type { SampleRecords } from '#platform/testing/sample-records.ts';
import { Shop } from './shop.ts';

export const sampleRecords: SampleRecords = {
  [ownerOfLocation.name]: (app, client) => new Shop(app).location(client),
};
