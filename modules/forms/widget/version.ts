/** Version to be published next; published versions never change. */
export const WIDGET_VERSION = '1.3.2';
