import type { i18n } from 'i18next';
import type { Session } from '#modules/accounts/contract/session.ts';
import {
  type AddressFault,
  findAddressFault,
} from '#platform/contract/page-addresses/page-address.ts';
import { loadTexts } from '#platform/web/i18n/load-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { decideRouteAccess } from '#platform/web/module/route-access.ts';
import { ScreenModuleContext, ScreenTitleContext } from '#platform/web/module/screen-module.ts';
import { translate } from '#platform/web/module/translate.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import type {
  ScreenFile,
  ScreenRoute,
  SuperAdminRoute,
  WebModule,
} from '#platform/web/module/web-module.ts';
import { NotAvailableYet } from '#platform/web/shell/not-available-yet.tsx';
import { availableKeys } from '../navigation/client-menu.ts';
import { NoScreenAccess, NotFoundInShell } from '../pages/screen-unavailable.tsx';

/** Result of loading a screen. */
export type Outcome<Preload> =
  | { kind: 'screen'; file: ScreenFile<Preload> | undefined }
  | { kind: 'not-found'; fault: AddressFault }
  | { kind: 'closed' };

/**
 * Checks the address and the user's access before anything of the screen is loaded or requested [NAV-03] [NAV-10]
 * [NAV-11].
 */
export async function loadScreen<Preload>(
  module: WebModule,
  screen: Omit<ScreenRoute | SuperAdminRoute, 'screen'> & {
    screen?: () => Promise<ScreenFile<Preload>>;
  },
  request: { session: Session; texts: i18n; params: Readonly<Record<string, string>> },
): Promise<Outcome<Preload>> {
  const { session, texts, params } = request;
  const fault = findAddressFault(screen.params ?? {}, params);
  if (fault) return { kind: 'not-found', fault };
  const access = decideRouteAccess({
    menuKey: screen.menu,
    menu: module.menu,
    role: session.user.role,
    availableKeys: availableKeys(session),
  });
  if (access !== 'open') return { kind: 'closed' };
  const [file] = await Promise.all([
    screen.screen && loadChunk(screen.screen),
    loadChunk(() => loadTexts(texts, [module.name])),
  ]);
  return { kind: 'screen', file };
}

export function ScreenOutcome({
  outcome,
  ...screen
}: {
  outcome: Outcome<unknown>;
  module: string;
  title: string;
}) {
  if (outcome.kind === 'not-found') return <NotFoundInShell fault={outcome.fault} />;
  if (outcome.kind === 'closed') return <NoScreenAccess />;
  return <OpenScreen {...screen} file={outcome.file} />;
}

/** Only an accessible screen sets the page title; the texts of a module without access are not loaded. */
function OpenScreen({
  file,
  module,
  title: titleKey,
}: {
  file: ScreenFile<unknown> | undefined;
  module: string;
  title: string;
}) {
  const { i18n } = useTranslation();
  const title = translate(i18n, titleKey);
  useDocumentTitle(title);
  if (!file) return <NotAvailableYet title={title} />;
  return (
    <ScreenModuleContext value={module}>
      <ScreenTitleContext value={title}>
        <file.default />
      </ScreenTitleContext>
    </ScreenModuleContext>
  );
}
