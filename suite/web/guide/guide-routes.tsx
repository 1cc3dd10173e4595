import { createRoute, redirect } from '@tanstack/react-router';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { ScreenError, ScreenPending } from '../pages/screen-states.tsx';
import { NotFoundInShell } from '../pages/screen-unavailable.tsx';
import { rootRoute } from '../router/root-route.tsx';
import { lazyPage } from '../router/shell-routes.tsx';
import { findHome } from '../session/require-session.ts';
import { GUIDE_PATH, guideAddress, isGuidePage } from './guide-pages.ts';

const guideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `/${GUIDE_PATH}`,
  async beforeLoad({ context, location }) {
    const { clientId, session } = await findHome(context, location);
    return { clientId, locale: session.user.locale };
  },
  component: lazyPage(() => import('./guide-shell.tsx')),
});

const firstPageRoute = createRoute({
  getParentRoute: () => guideRoute,
  path: '/',
  beforeLoad() {
    throw redirect({ href: guideAddress('first-steps'), replace: true });
  },
});

/** A page of the guide, in the user's language if available [BEY-08]. */
const pageRoute = createRoute({
  getParentRoute: () => guideRoute,
  path: '$page',
  async loader({ context, params: { page } }) {
    if (!isGuidePage(page)) return undefined;
    const { Page, loadText } = await loadChunk(async () => {
      const { default: Page, loadGuidePage } = await import('./guide-page.tsx');
      return { Page, loadText: loadGuidePage };
    });
    return { id: page, Page, text: await loadText(page, context.locale) };
  },
  component: function GuidePageScreen() {
    const loaded = pageRoute.useLoaderData();
    if (!loaded) return <NotFoundInShell />;
    const { id, Page, text } = loaded;
    return <Page key={id} id={id} text={text} />;
  },
  errorComponent: ScreenError,
  pendingComponent: ScreenPending,
});

export const guideRoutes = guideRoute.addChildren([firstPageRoute, pageRoute]);
