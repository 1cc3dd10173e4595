import type { App } from './app.ts';

/** A background service of a module: started after the app is ready and stopped before it shuts down. */
export interface Service {
  start(app: App): Promise<RunningService>;
}

export interface RunningService {
  stop(): Promise<void>;
}

export function defineService(service: Service): Service {
  return service;
}

export async function startServices(
  app: App,
  services: readonly Service[],
): Promise<RunningService> {
  const running: RunningService[] = [];
  for (const service of services) running.push(await service.start(app));
  return {
    async stop() {
      for (const service of running.reverse()) await service.stop();
    },
  };
}
