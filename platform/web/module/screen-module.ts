import { createContext } from 'react';

/** Whose screen this is: at its fields, the words of that module go before those of the platform. */
export const ScreenModuleContext = createContext<string | undefined>(undefined);
