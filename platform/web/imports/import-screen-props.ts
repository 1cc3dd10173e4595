import type { ReactNode } from 'react';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportTexts } from './import-texts.ts';

export interface ImportScreenProps {
  calls: ImportCalls;
  /** The client. */
  params: { uuid: string };
  texts: ImportTexts;
  /** Where what was imported is found, and leaving leads: “Show the locations”. */
  done: { to: string; label: string };
  /** What the person must vouch for; `isGiven` is asked when they start, and shows what is missing. */
  certify?: { content: ReactNode; isGiven: () => boolean };
}
