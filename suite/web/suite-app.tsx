import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '#platform/web/api/create-query-client.ts';
import { createSuiteRouter } from './router/create-suite-router.ts';
import { SuiteLabelsProvider } from './shell/suite-labels-provider.tsx';

/** Everything behind the entrance. */
export default function SuiteApp() {
  const { i18n } = useTranslation();
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createSuiteRouter({ queries, texts: i18n }));
  return (
    <QueryClientProvider client={queries}>
      <SuiteLabelsProvider>
        <RouterProvider router={router} />
      </SuiteLabelsProvider>
    </QueryClientProvider>
  );
}
