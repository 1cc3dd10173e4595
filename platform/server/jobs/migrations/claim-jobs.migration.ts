import { type Kysely, sql } from 'kysely';
import { defineMigration } from '../../database/migration.ts';

/**
 * Takes jobs in turns between clients, at a cost independent of the queue length. `job_turns` is ordered by client and
 * group, so that the next client with work is one index lookup away. `job_due` shows which kinds have due jobs, and
 * since when.
 */
export const claimJobsMigration = defineMigration({
  name: '2026-11-25-01-platform-take-jobs',
  async up(db) {
    await sql`
      create index job_turns on pgboss.job_common (
        name,
        (coalesce(data ->> 'clientId', '-') collate "C"),
        (coalesce(group_id, '-') collate "C"),
        start_after, id
      ) where state < 'active' and not blocked`.execute(db);
    await sql`
      create index job_due on pgboss.job_common (name, start_after)
      where state < 'active' and not blocked`.execute(db);
    await sql`
      create index job_active on pgboss.job_common (name) where state = 'active'`.execute(db);
    // Each job leaves dead index entries that slow down later reads until they are vacuumed.
    await sql`
      alter table pgboss.job_common set (
        autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 5000,
        autovacuum_analyze_scale_factor = 0.05, autovacuum_analyze_threshold = 5000
      )`.execute(db);
    await createPickJobs(db);
    await createTakeJobs(db);
    await createDueJobs(db);
  },
});

/**
 * Each round gives every client one job, beginning after `after_client`; further rounds fill the remaining slots. Within a
 * client the oldest come first, as far as their groups have capacity. The settings enforce index lookups even if statistics
 * are outdated.
 */
async function createTakeJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function platform.take_jobs(queue text, slots integer, group_limit integer, after_client text)
    returns table (
      turn integer, client text, id uuid, data jsonb, retry_count integer, retry_limit integer, expire_seconds integer
    )
    language plpgsql
    set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
    as $$
    #variable_conflict use_column
    declare
      most_groups constant integer := 50;
      this_client text := after_client;
      next_client text;
      is_wrapped boolean := after_client = '';
      clients text[] := '{}';
      share integer := 1;
      picked uuid[] := '{}';
      picked_clients text[] := '{}';
      picked_groups text[] := '{}';
      found_ids uuid[];
      found_groups text[];
    begin
      loop
        select coalesce(job.data ->> 'clientId', '-') collate "C" into next_client
        from pgboss.job_common as job
        where job.name = queue and job.state < 'active' and not job.blocked
          and coalesce(job.data ->> 'clientId', '-') collate "C" > this_client
        order by coalesce(job.data ->> 'clientId', '-') collate "C" limit 1;
        if next_client is null then
          exit when is_wrapped;
          is_wrapped := true;
          this_client := '';
          continue;
        end if;
        this_client := next_client;
        exit when is_wrapped and after_client <> '' and this_client collate "C" > after_client;
        select ids, groups into found_ids, found_groups
        from platform.pick_jobs(queue, this_client, 1, group_limit, most_groups, picked_clients, picked_groups);
        if cardinality(found_ids) > 0 then
          clients := clients || this_client;
          picked := picked || found_ids;
          picked_clients := picked_clients || this_client;
          picked_groups := picked_groups || found_groups;
        end if;
        exit when cardinality(picked) >= slots;
      end loop;
      while cardinality(picked) < slots and cardinality(clients) > 0 and share < slots loop
        share := least(slots, share + ceil((slots - cardinality(picked))::numeric / cardinality(clients))::integer);
        foreach this_client in array clients loop
          exit when cardinality(picked) >= slots;
          select coalesce(array_agg(one.id), '{}'), coalesce(array_agg(one.of_group), '{}')
          into found_ids, found_groups
          from (
            select more.id, more.of_group
            from platform.pick_jobs(queue, this_client, share, group_limit, most_groups, picked_clients, picked_groups) as found,
              unnest(found.ids, found.groups) with ordinality as more (id, of_group, place)
            where more.id <> all (picked)
            order by more.place limit slots - cardinality(picked)
          ) as one;
          picked := picked || found_ids;
          picked_groups := picked_groups || found_groups;
          picked_clients := picked_clients || array_fill(this_client, array[cardinality(found_ids)]);
        end loop;
      end loop;
      -- By id alone in each step: a join could be planned the wrong way round.
      select coalesce(array_agg(one.id), '{}') into found_ids
      from (
        select job.id from pgboss.job_common as job
        where job.name = queue and job.id = any (picked) and job.state < 'active'
        order by job.id for update skip locked
      ) as one;
      return query
        update pgboss.job_common as job set
          state = 'active', started_on = now(), heartbeat_on = now(),
          retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
        where job.name = queue and job.id = any (found_ids)
        returning array_position(picked, job.id), coalesce(job.data ->> 'clientId', '-'),
          job.id, job.data, job.retry_count, job.retry_limit, job.expire_seconds;
      -- A row without an id: all that was picked went to another process, so it is worth another try.
      if not found and cardinality(picked) > 0 then
        return query select 0, null::text, null::uuid, null::jsonb, null::integer, null::integer, null::integer;
      end if;
    end $$`.execute(db);
}

/**
 * Selects the oldest due jobs of one client whose groups have capacity. It starts at a random group and visits a
 * limited number. So a client with mails to thousands of domains costs no more than others, and every domain is
 * reached.
 */
async function createPickJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function platform.pick_jobs(
      queue text, of_client text, wanted integer, group_limit integer, most_groups integer,
      picked_clients text[], picked_groups text[],
      out ids uuid[], out groups text[]
    )
    language plpgsql
    set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
    as $$
    declare
      first_group constant text := (
        select string_agg(chr(97 + floor(random() * 26)::integer), '') from generate_series(1, 3)
      );
      this_group text := first_group;
      next_group text;
      is_wrapped boolean := false;
      visited integer := 0;
      room integer;
      found_ids uuid[];
      found_times timestamptz[];
      times timestamptz[] := '{}';
    begin
      ids := '{}';
      groups := '{}';
      loop
        select coalesce(job.group_id, '-') collate "C" into next_group
        from pgboss.job_common as job
        where job.name = queue and job.state < 'active' and not job.blocked
          and coalesce(job.data ->> 'clientId', '-') collate "C" = of_client
          and coalesce(job.group_id, '-') collate "C" > this_group
        order by coalesce(job.group_id, '-') collate "C" limit 1;
        if next_group is null then
          exit when is_wrapped;
          is_wrapped := true;
          this_group := '';
          continue;
        end if;
        this_group := next_group;
        exit when is_wrapped and this_group collate "C" > first_group;
        visited := visited + 1;
        exit when visited > most_groups;
        room := wanted;
        if this_group <> '-' then
          room := least(wanted, group_limit - (
            select count(*) from pgboss.job_common as job
            where job.name = queue and job.state = 'active' and job.group_id = this_group
          ) - (
            select count(*) from unnest(picked_clients, picked_groups) as other (client, of_group)
            where other.of_group = this_group and other.client <> of_client
          ));
        end if;
        continue when room <= 0;
        select coalesce(array_agg(due.id), '{}'), coalesce(array_agg(due.start_after), '{}')
        into found_ids, found_times
        from (
          select job.id, job.start_after from pgboss.job_common as job
          where job.name = queue and job.state < 'active' and not job.blocked
            and coalesce(job.data ->> 'clientId', '-') collate "C" = of_client
            and coalesce(job.group_id, '-') collate "C" = this_group
            and job.start_after <= now()
          order by job.start_after limit room
        ) as due;
        ids := ids || found_ids;
        times := times || found_times;
        groups := groups || array_fill(this_group, array[cardinality(found_ids)]);
      end loop;
      if cardinality(ids) > wanted then
        select array_agg(one.id), array_agg(one.of_group) into ids, groups
        from (
          select found.id, found.of_group from unnest(ids, groups, times) as found (id, of_group, at)
          order by found.at limit wanted
        ) as one;
      end if;
    end $$`.execute(db);
}

/** Which of the given kinds have due jobs, and since when the oldest has waited: one lookup per kind. */
async function createDueJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function platform.due_jobs(queues text[])
    returns table (name text, since timestamptz)
    language sql stable
    set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
    as $$
      select queue.name, oldest.start_after
      from unnest(queues) as queue (name) cross join lateral (
        select job.start_after from pgboss.job_common as job
        where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
        order by job.start_after limit 1
      ) as oldest
    $$`.execute(db);
}
