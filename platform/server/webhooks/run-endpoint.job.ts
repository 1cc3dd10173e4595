import { defineJob } from '../jobs/job.ts';
import { runEndpoint } from './run-endpoint.ts';
import { webhookRunKind } from './webhook-run-kind.ts';

export const runEndpointJob = defineJob({
  ...webhookRunKind,
  handle: ({ input, app, signal }) => runEndpoint(app, input, { signal }),
});
