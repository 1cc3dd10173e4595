import { defineProblem } from '../problem.ts';

/** Why an endpoint is not taken. */
export const webhookUrlNotHttps = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_NOT_HTTPS',
  title: 'Events are sent over https only.',
  field: 'body.url',
});
export const webhookUrlNotPublic = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_NOT_PUBLIC',
  title: 'The address is on a private network; OUTBOUND_ALLOW opens it.',
  field: 'body.url',
});
export const webhookUrlWithCredentials = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_WITH_CREDENTIALS',
  title: 'The address must not hold a user name or password.',
  field: 'body.url',
});
export const webhookUrlInvalid = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_INVALID',
  title: 'This is not the address of a website.',
  field: 'body.url',
});
export const webhookEventTypeUnknown = defineProblem<{ type: string }>({
  status: 422,
  code: 'WEBHOOK_EVENT_TYPE_UNKNOWN',
  title: 'No module publishes this event.',
  field: 'body.eventTypes',
});
export const webhookLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'WEBHOOK_LIMIT_REACHED',
  title: 'The client has as many endpoints as it can have.',
});
export const webhookClientUnknown = defineProblem({
  status: 422,
  code: 'WEBHOOK_CLIENT_UNKNOWN',
  title: 'There is no such client.',
  field: 'body.clientId',
});
