import { useSearch } from '@tanstack/react-router';
import { isUuid } from '#platform/contract/ids.ts';
import { ContactImportWizard } from '../components/contact-import-wizard.tsx';
import { PastImportPage } from '../components/past/past-import-page.tsx';
import { PastImports } from '../components/past/past-imports.tsx';

/** Contacts from a file, and what was imported before [PH-09 to PH-13]. */
export default function ContactImportScreen() {
  const { past } = useSearch({ strict: false }) as { past?: unknown };
  if (typeof past === 'string' && isUuid(past)) return <PastImportPage id={past} />;
  return past === undefined ? <ContactImportWizard /> : <PastImports />;
}
