import { defineCall } from '../call.ts';
import { tooManyRequests } from '../problems.ts';

/** Pushes job progress and notifications to an open browser. */
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
