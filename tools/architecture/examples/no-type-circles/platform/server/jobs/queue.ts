import type { App } from '../app.ts';

export interface Queue {
  app: App;
}
