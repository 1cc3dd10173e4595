import { sql } from 'kysely';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { buildLandingPages, sweepLandingPages } from '../build/build-landing-pages.job.ts';

/** Builds pages like the jobs, and waits for them. */
export function landingBuilds({ app }: TestApp) {
  const all = app.database.acrossClients();
  return {
    async build(clientId: string): Promise<void> {
      await app.jobs.enqueue(app.database.ofClient(clientId), buildLandingPages, {}, { clientId });
      await jobsAreDone(app, buildLandingPages.name);
    },
    async sweep(): Promise<void> {
      await app.jobs.enqueue(all, sweepLandingPages, {});
      await jobsAreDone(app, sweepLandingPages.name);
      await jobsAreDone(app, buildLandingPages.name);
    },
    async waitsSince(id: string, minutes: number): Promise<void> {
      await sql`
        update touchpoints.touchpoints set landing_state = 'waiting',
          landing_asked_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
        all,
      );
    },
  };
}
