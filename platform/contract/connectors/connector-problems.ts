import { defineProblem } from '../problem.ts';

/** There is no system to check. */
export const connectorNotConfigured = defineProblem({
  status: 409,
  code: 'CONNECTOR_NOT_CONFIGURED',
  title: 'This system is not configured here.',
});
