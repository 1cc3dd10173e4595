import { locationOwnerPort } from '#platform/contract/port.ts';
import type { SampleRecords } from '#platform/testing/sample-records.ts';
import { Shop } from './shop.ts';

export const sampleRecords: SampleRecords = {
  [locationOwnerPort.name]: (app, client) => new Shop(app).location(client),
};
