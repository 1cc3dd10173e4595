import { screen } from '#modules/leads/web/screen.ts';

export const main = screen;
