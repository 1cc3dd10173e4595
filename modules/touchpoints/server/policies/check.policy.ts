import { createTouchpoints, seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';

/** Suffixes, destinations and the brand's configurations are asked for where touchpoints are made and where they are changed. */
export function requireListOrCreation(membership: Parameters<typeof holds>[1]): void {
  if (![seeTouchpoints, createTouchpoints].some((may) => holds(may, membership))) throw forbidden();
}
