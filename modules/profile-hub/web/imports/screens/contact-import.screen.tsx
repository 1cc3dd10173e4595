import { useSearch } from '@tanstack/react-router';
import { isUuid } from '#platform/contract/ids.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { ContactImportWizard } from '../components/contact-import-wizard.tsx';

const PastImportPage = onDemand(() => import('../components/past/past-import-page.tsx'));
const PastImports = onDemand(() => import('../components/past/past-imports.tsx'));

/** Imports contacts from a file, and lists past imports [PH-09 to PH-13]. */
export default function ContactImportScreen() {
  const { past } = useSearch({ strict: false }) as { past?: unknown };
  if (typeof past === 'string' && isUuid(past)) return <PastImportPage id={past} />;
  return past === undefined ? <ContactImportWizard /> : <PastImports />;
}
