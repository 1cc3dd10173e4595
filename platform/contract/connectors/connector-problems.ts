import { defineProblem } from '../problem.ts';

/** There is nothing to look at. */
export const connectorNotConfigured = defineProblem({
  status: 409,
  code: 'CONNECTOR_NOT_CONFIGURED',
  title: 'This system is not configured here.',
});
