import type { ReactNode } from 'react';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportSource } from './import-source.ts';
import type { ImportTexts } from './import-texts.ts';

export interface ImportScreenProps {
  calls: ImportCalls;
  /** The client. */
  params: { uuid: string };
  texts: ImportTexts;
  /** Where what was imported is found, and leaving leads: “Show the locations”. */
  done: { to: string; label: string };
  /** Where the file comes from, if it is taken from here and brought back. */
  source?: ImportSource;
  /** What the person must vouch for; `isGiven` is asked when they start, and shows what is missing. */
  certify?: { content: ReactNode; isGiven: () => boolean };
}
