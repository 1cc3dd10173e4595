import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { createQueryClient } from '#platform/web/api/create-query-client.ts';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { useTexts } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SuiteLabelsContext } from '#platform/web/module/suite-labels.ts';
import { translate } from '#platform/web/module/translate.ts';
import { webModules } from './modules.ts';
import { createSuiteRouter } from './router/create-suite-router.ts';
import { MODULE_NAMES } from './shell/module-names.ts';

/** The app after sign-in: query client, labels and router. */
export default function SuiteApp() {
  const texts = useTexts();
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createSuiteRouter({ queries, texts }));
  return (
    <QueryClientProvider client={queries}>
      <SuiteLabelsProvider>
        <RouterProvider router={router} />
      </SuiteLabelsProvider>
    </QueryClientProvider>
  );
}

/** Provides screens with the names of all modules and menu items of the suite. */
function SuiteLabelsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const labels = useMemo(() => {
    const names = webModules.map(({ name }) => name);
    const menuItems = new Map(
      webModules.flatMap((one) => one.lines.map((line) => [line.key, line])),
    );
    return {
      moduleName: (module: keyof typeof MODULE_NAMES) => t(MODULE_NAMES[module]),
      itemName: (key: string) => {
        const line = menuItems.get(key);
        return line ? translate(i18n, line.label) : key;
      },
      owners: ['platform', ...names],
      areHere: () => names.every((name) => hasTexts(i18n, name)),
      fetch: () => loadTexts(i18n, names),
    };
  }, [t, i18n]);
  return <SuiteLabelsContext value={labels}>{children}</SuiteLabelsContext>;
}
