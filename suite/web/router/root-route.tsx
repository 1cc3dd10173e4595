import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Toasts } from '#platform/web/feedback/toasts.tsx';
import { ConfirmProvider } from '#platform/web/feedback/use-confirm.tsx';
import { NotFoundAlone } from '../pages/not-found-alone.tsx';
import { SessionEnd } from '../session/session-end.tsx';
import type { RouterContext } from './router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <ConfirmProvider>
      <Outlet />
      <Toasts />
      <SessionEnd />
    </ConfirmProvider>
  ),
  notFoundComponent: NotFoundAlone,
});
