import { createContext } from 'react';

/** The module of the current screen: its field messages take precedence over those of the platform. */
export const ScreenModuleContext = createContext<string | undefined>(undefined);

/** The title of the current screen; undefined where there is none, as in the gallery. */
export const ScreenTitleContext = createContext<string | undefined>(undefined);

/** Address of the guide's page about the current screen; undefined where there is no guide, as in the gallery. */
export const GuideAddressContext = createContext<string | undefined>(undefined);
