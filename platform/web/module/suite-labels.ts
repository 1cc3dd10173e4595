import { createContext, use, useEffect, useState } from 'react';
import type { SuiteModule } from '#platform/contract/navigation.ts';

/** Names of modules and menu items, for screens that assign them to users; only the suite knows all of them. */
export interface SuiteLabels {
  moduleName: (module: SuiteModule) => string;
  /** The name of a menu item as the menu shows it; the key itself if the menu does not have it. */
  itemName: (key: string) => string;
  /** Modules whose texts are loaded, for texts whose keys are built from names. */
  owners: readonly string[];
}

/** The names are in the texts of all modules, which a screen loads only when it needs them. */
export interface SuiteLabelsSource extends SuiteLabels {
  areHere: () => boolean;
  fetch: () => Promise<void>;
}

export const SuiteLabelsContext = createContext<SuiteLabelsSource | null>(null);

/** Undefined until the texts are loaded. */
export function useSuiteLabels(): SuiteLabels | undefined {
  const source = use(SuiteLabelsContext);
  if (!source) throw new Error('useSuiteLabels needs SuiteLabelsContext');
  const [areHere, setHere] = useState(source.areHere);
  useEffect(() => {
    if (!areHere)
      void source.fetch().then(
        () => setHere(true),
        () => {},
      );
  }, [areHere, source]);
  return areHere ? source : undefined;
}
