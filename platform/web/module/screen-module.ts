import { createContext } from 'react';

/** The module of the current screen: its field messages take precedence over those of the platform. */
export const ScreenModuleContext = createContext<string | undefined>(undefined);
