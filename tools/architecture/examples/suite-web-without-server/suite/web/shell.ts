import { app } from '#platform/server/app.ts';

export const shell = app;
