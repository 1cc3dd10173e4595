import { defineCall } from '../call.ts';
import { tooManyRequests } from '../problems.ts';

/** An open browser is told at once about its jobs and notifications. */
export const openLiveStream = defineCall({
  method: 'GET',
  path: '/api/live',
  summary:
    'A stream of server-sent events: progress of jobs, new notifications, the end of the session.',
  module: 'platform',
  access: { kind: 'session' },
  response: { file: 'text/event-stream' },
  errors: [tooManyRequests],
});
