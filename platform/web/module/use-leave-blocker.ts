import { useBlocker } from '@tanstack/react-router';
import type { UseLeaveBlocker } from '#platform/web/fields/form/use-unsaved-guard.ts';

/**
 * Asks before the router leaves a screen with unsaved changes; another tab or page of the same screen does not count.
 */
export const useLeaveBlocker: UseLeaveBlocker = ({ isArmed, mayLeave }) => {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isArmed && current.pathname !== next.pathname && !(await mayLeave()),
    disabled: !isArmed,
    enableBeforeUnload: false,
  });
};
