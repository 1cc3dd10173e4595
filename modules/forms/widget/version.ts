/** Of the next version to be published; a version once published never changes. */
export const WIDGET_VERSION = '1.4.4';
