import { button } from '#platform/web/button.ts';

export const mail = button;
