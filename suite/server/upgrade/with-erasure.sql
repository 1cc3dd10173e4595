
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA accounts;

CREATE SCHEMA directory;

CREATE SCHEMA leads;

CREATE SCHEMA migrations;

CREATE SCHEMA pgboss;

CREATE SCHEMA platform;

CREATE SCHEMA profile_hub;

CREATE SCHEMA touchpoints;

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

COMMENT ON EXTENSION btree_gin IS 'support for indexing common datatypes in GIN';

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;

COMMENT ON EXTENSION fuzzystrmatch IS 'determine similarities and distance between strings';

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION accounts.refuse_unproven() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      person uuid := case tg_table_name when 'users' then (to_jsonb(new) ->> 'id')::uuid
        else (to_jsonb(new) ->> 'user_id')::uuid end;
    begin
      if exists (
        select from accounts.users as kept
        where kept.id = person and kept.password_hash is not null and kept.mailbox_proven_at is null
          and (tg_table_name = 'users' or not kept.is_super_admin)
      ) then
        raise exception 'an account whose mailbox was never proven gains nothing' using constraint = 'mailbox_proven';
      end if;
      return null;
    end $$;

CREATE FUNCTION accounts.role_rank(role text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
      select array_position(array['brand_admin', 'brand_user', 'sales_rep', 'store_owner'], role)
    $$;

CREATE FUNCTION directory.locations_fitting(patterns text[]) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', 'directory', 'locations',
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$;

CREATE FUNCTION directory.products_fitting(patterns text[]) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', 'directory', 'products',
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$;

CREATE FUNCTION leads.in_one(words text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'pg_catalog'
    AS $$ select array_to_string(words, ' ') $$;

CREATE FUNCTION leads.leads_fitting(patterns text[]) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', 'leads', 'leads',
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$;

CREATE FUNCTION leads.note_leads_delete() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into leads.leads_to_count (client_id, lead_id)
        select client_id, id from changed order by client_id, id
        on conflict (client_id, lead_id) do update set asked_at = now();
        return null;
      end $$;

CREATE FUNCTION leads.note_leads_insert() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into leads.leads_to_count (client_id, lead_id)
        select client_id, id from changed order by client_id, id
        on conflict (client_id, lead_id) do update set asked_at = now();
        return null;
      end $$;

CREATE FUNCTION leads.note_leads_update() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into leads.leads_to_count (client_id, lead_id)
        select client_id, id from changed order by client_id, id
        on conflict (client_id, lead_id) do update set asked_at = now();
        return null;
      end $$;

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;

CREATE FUNCTION platform.announce() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
      declare
        told record;
      begin
        for told in execute format(
          'select %I::text as client, case when count(distinct %I) <= 100 then jsonb_agg(distinct %I) end as keys
           from changed_rows where %I is not null group by %I',
          tg_argv[1], tg_argv[2], tg_argv[2], tg_argv[2], tg_argv[1])
        loop
          perform pg_notify('comptoir', jsonb_build_object(
            'channel', tg_argv[0],
            'payload', jsonb_build_object('clientId', told.client, 'keys', told.keys))::text);
        end loop;
        return null;
      end $$;

CREATE FUNCTION platform.audit() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'platform'
    AS $$
    declare
      actor jsonb := coalesce(nullif(current_setting('app.actor', true), '')::jsonb, '{}');
      key_columns text[] := string_to_array(tg_argv[0], ',');
      label_columns text[] := string_to_array(tg_argv[1], ',');
      hidden text[] := string_to_array(tg_argv[2], ',');
      hides boolean := tg_argv[2] <> '';
      silent text[] := string_to_array(tg_argv[3], ',');
      client_column text := tg_argv[4];
      record_name text := tg_table_schema || '.' || tg_table_name;
    begin
      if tg_op = 'INSERT' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, after)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          concat_ws('/', data ->> key_columns[1], data ->> key_columns[2], data ->> key_columns[3], data ->> key_columns[4]),
          concat_ws(' ', data ->> label_columns[1], data ->> label_columns[2]), 'created',
          case when hides then audit_hide(data, hidden) else data end
        from (select to_jsonb(changed) - silent as data from new_rows as changed offset 0) as rows;
      elsif tg_op = 'DELETE' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          concat_ws('/', data ->> key_columns[1], data ->> key_columns[2], data ->> key_columns[3], data ->> key_columns[4]),
          concat_ws(' ', data ->> label_columns[1], data ->> label_columns[2]), 'deleted',
          case when hides then audit_hide(data, hidden) else data end
        from (select to_jsonb(changed) - silent as data from old_rows as changed offset 0) as rows;
      else
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before, after)
        select (new_data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          new_key, concat_ws(' ', new_data ->> label_columns[1], new_data ->> label_columns[2]), 'changed',
          case when hides then audit_hide(difference.before, hidden) else difference.before end,
          case when hides then audit_hide(difference.after, hidden) else difference.after end
        from (select old_data, concat_ws('/', old_data ->> key_columns[1], old_data ->> key_columns[2], old_data ->> key_columns[3], old_data ->> key_columns[4]) as old_key,
                old_data ->> client_column as old_client
              from (select to_jsonb(changed) - silent as old_data from old_rows as changed offset 0) as rows) as olds
        join (select new_data, concat_ws('/', new_data ->> key_columns[1], new_data ->> key_columns[2], new_data ->> key_columns[3], new_data ->> key_columns[4]) as new_key,
                new_data ->> client_column as new_client
              from (select to_jsonb(changed) - silent as new_data from new_rows as changed offset 0) as rows) as news
          on old_key = new_key and old_client is not distinct from new_client
        cross join lateral (
          select jsonb_object_agg(name, old_data -> name) as before, jsonb_object_agg(name, new_data -> name) as after
          from jsonb_object_keys(new_data) as name
          where new_data -> name is distinct from old_data -> name
        ) as difference
        where difference.after is not null;
      end if;
      return null;
    end $$;

CREATE FUNCTION platform.audit_hide(row_data jsonb, columns text[]) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
      select row_data || coalesce(
        (select jsonb_object_agg(name, 'hidden') from unnest(columns) as name
         where row_data -> name is not null and row_data -> name <> 'null'),
        '{}')
    $$;

CREATE FUNCTION platform.audit_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if tg_op = 'UPDATE' and current_setting('app.blanking', true) = 'on' then
          return null;
        end if;
        raise exception 'the audit log is append only';
      end $$;

CREATE FUNCTION platform.blank_audit(mentioned text, words text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    SET "app.blanking" TO 'on'
    AS $$
    declare
      client uuid := nullif(current_setting('app.client_id', true), '')::uuid;
      reached bigint;
    begin
      
        update platform.audit_entries
        set label = regexp_replace(label, words, 'erased', 'gi'),
          before = regexp_replace(before::text, words, 'erased', 'gi')::jsonb,
          after = regexp_replace(after::text, words, 'erased', 'gi')::jsonb
        where client_id = client and concat_ws(' ', label, record_id, before::text, after::text) ~* mentioned
          and concat_ws(' ', label, before::text, after::text) ~* words;
      get diagnostics reached = row_count;
      return reached;
    end $$;

CREATE FUNCTION platform.blank_queue(mentioned text, words text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    SET "app.blanking" TO 'on'
    AS $$
    declare
      client uuid := nullif(current_setting('app.client_id', true), '')::uuid;
      reached bigint;
    begin
      
        update pgboss.job
        set data = regexp_replace(data::text, words, 'erased', 'gi')::jsonb,
          output = regexp_replace(output::text, words, 'erased', 'gi')::jsonb
        where data ->> 'clientId' = client::text and concat_ws(' ', data::text, output::text) ~* mentioned
          and concat_ws(' ', data::text, output::text) ~* words;
      get diagnostics reached = row_count;
      return reached;
    end $$;

CREATE FUNCTION platform.fold(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
        select translate(
          replace(replace(replace(
            regexp_replace(normalize(lower(given), nfkd), '[\u0300-\u036f]', '', 'g'),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øđłıð', 'odlid')
      $$;

CREATE FUNCTION platform.known_zone(zone text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        perform now() at time zone zone;
        return zone;
      exception when invalid_parameter_value then return null;
      end $$;

CREATE FUNCTION platform.own_views_leave() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        if tg_nargs = 2 then
          execute format(
            'delete from platform.saved_views as kept using left_rows as gone
             where kept.user_id = gone.%I and kept.client_id = gone.%I and not kept.shared',
            tg_argv[0], tg_argv[1]);
        else
          execute format(
            'delete from platform.saved_views as kept using left_rows as gone
             where kept.user_id = gone.%I and not kept.shared', tg_argv[0]);
          execute format(
            'delete from platform.house_views as kept using left_rows as gone
             where kept.user_id = gone.%I and not kept.shared', tg_argv[0]);
        end if;
        return null;
      end $$;

CREATE FUNCTION platform.tell_records() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        perform pg_notify('comptoir', jsonb_build_object(
          'channel', 'records',
          'payload', jsonb_build_object('clientId', told.client_id, 'records', tg_argv[0]))::text)
        from (select distinct client_id from changed_rows) as told;
        return null;
      end $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE directory.associations (
    client_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    group_id uuid,
    location_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT associations_check CHECK (((kind = 'group'::text) = (group_id IS NOT NULL))),
    CONSTRAINT associations_check1 CHECK (((kind = 'location'::text) = (location_id IS NOT NULL))),
    CONSTRAINT associations_kind_check CHECK ((kind = ANY (ARRAY['brand'::text, 'group'::text, 'location'::text])))
);

CREATE TABLE directory.group_members (
    client_id uuid NOT NULL,
    group_id uuid NOT NULL,
    location_id uuid NOT NULL
);

CREATE TABLE directory.locations (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    code_key text GENERATED ALWAYS AS (lower(code)) STORED NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    street text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    region text DEFAULT ''::text NOT NULL,
    country text NOT NULL,
    latitude double precision,
    longitude double precision,
    type_id uuid,
    activity text DEFAULT ''::text NOT NULL,
    affiliation text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    opening_hours jsonb,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    closed_at timestamp with time zone,
    search text GENERATED ALWAYS AS (platform.fold(((((((((((((code || ' '::text) || name) || ' '::text) || company) || ' '::text) || street) || ' '::text) || postal_code) || ' '::text) || city) || ' '::text) || email))) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    city_key text GENERATED ALWAYS AS (platform.fold(city)) STORED NOT NULL COLLATE pg_catalog."C",
    postal_key text GENERATED ALWAYS AS (upper(replace(postal_code, ' '::text, ''::text))) STORED NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT locations_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT locations_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

CREATE FUNCTION platform.visible_locations(bound_client uuid, bound_user uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    BEGIN ATOMIC
 SELECT visible.id
    FROM ( SELECT location.id
            FROM directory.locations location
           WHERE ((location.client_id = visible_locations.bound_client) AND (EXISTS ( SELECT
                    FROM directory.associations own
                   WHERE ((own.client_id = visible_locations.bound_client) AND (own.user_id = visible_locations.bound_user) AND (own.kind = 'brand'::text)))))
         UNION ALL
          SELECT own.location_id
            FROM directory.associations own
           WHERE ((own.client_id = visible_locations.bound_client) AND (own.user_id = visible_locations.bound_user) AND (own.kind = 'location'::text))
         UNION ALL
          SELECT member.location_id
            FROM (directory.associations own
              JOIN directory.group_members member ON (((member.client_id = own.client_id) AND (member.group_id = own.group_id))))
           WHERE ((own.client_id = visible_locations.bound_client) AND (own.user_id = visible_locations.bound_user) AND (own.kind = 'group'::text))) visible(id)
   WHERE (visible_locations.bound_client = (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid);
END;

CREATE FUNCTION platform.zone_of(client uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
      select kept."time_zone" from "directory"."clients" as kept
      where kept."id" = client
    $$;

CREATE FUNCTION profile_hub.blank_consents(contact_ids text[]) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      reached bigint;
    begin
      update profile_hub.consents set source_name = ''
      where client_id = nullif(current_setting('app.client_id', true), '')::uuid and contact_id = any (contact_ids);
      get diagnostics reached = row_count;
      return reached;
    end $$;

CREATE FUNCTION profile_hub.contacts_fitting(patterns text[]) RETURNS SETOF text
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200 PARALLEL SAFE
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', 'profile_hub', 'contacts',
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$;

CREATE FUNCTION profile_hub.count_contacts_delete() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        
    with changed as (
      select client_id, sign, gender, country, date_trunc('month', birthdate) as birth,
        (created_at at time zone 'UTC')::date as day, given, known, email is not null and 1 = any (given) as reachable
      from (select -1 as sign, * from old_rows) as contact
    ),
    grouped as (
      select client_id, grouping(gender, country, birth, day) as missing, gender, country, birth, day,
        sum(sign) as contacts, sum(sign * known) as known,
        coalesce(sum(sign) filter (where cardinality(given) > 0), 0) as consenting,
        coalesce(sum(sign) filter (where reachable), 0) as reachable
      from changed
      group by grouping sets
        ((client_id), (client_id, gender), (client_id, country), (client_id, birth), (client_id, day))
    ),
    figures as (
      select client_id, one.kind, one.key, one.count
      from grouped cross join lateral (values
        (15, 'total', '', contacts), (15, 'known', '', known), (15, 'consenting', '', consenting),
        (15, 'reachable', '', reachable), (7, 'gender', coalesce(gender, ''), contacts),
        (11, 'country', coalesce(country, ''), contacts),
        (13, 'birth', coalesce(to_char(birth, 'YYYY-MM'), ''), contacts), (14, 'day', day::text, contacts)
      ) as one (missing, kind, key, count)
      where one.missing = grouped.missing
      union all
      select client_id, 'given', purpose::text, sum(sign) from changed cross join unnest(given) as purpose
      group by client_id, purpose
    )
    select client_id, kind, key, count::bigint from figures where count <> 0;
        return null;
      end $$;

CREATE FUNCTION profile_hub.count_contacts_insert() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        
    with changed as (
      select client_id, sign, gender, country, date_trunc('month', birthdate) as birth,
        (created_at at time zone 'UTC')::date as day, given, known, email is not null and 1 = any (given) as reachable
      from (select 1 as sign, * from new_rows) as contact
    ),
    grouped as (
      select client_id, grouping(gender, country, birth, day) as missing, gender, country, birth, day,
        sum(sign) as contacts, sum(sign * known) as known,
        coalesce(sum(sign) filter (where cardinality(given) > 0), 0) as consenting,
        coalesce(sum(sign) filter (where reachable), 0) as reachable
      from changed
      group by grouping sets
        ((client_id), (client_id, gender), (client_id, country), (client_id, birth), (client_id, day))
    ),
    figures as (
      select client_id, one.kind, one.key, one.count
      from grouped cross join lateral (values
        (15, 'total', '', contacts), (15, 'known', '', known), (15, 'consenting', '', consenting),
        (15, 'reachable', '', reachable), (7, 'gender', coalesce(gender, ''), contacts),
        (11, 'country', coalesce(country, ''), contacts),
        (13, 'birth', coalesce(to_char(birth, 'YYYY-MM'), ''), contacts), (14, 'day', day::text, contacts)
      ) as one (missing, kind, key, count)
      where one.missing = grouped.missing
      union all
      select client_id, 'given', purpose::text, sum(sign) from changed cross join unnest(given) as purpose
      group by client_id, purpose
    )
    select client_id, kind, key, count::bigint from figures where count <> 0;
        return null;
      end $$;

CREATE FUNCTION profile_hub.count_contacts_update() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        
    with changed as (
      select client_id, sign, gender, country, date_trunc('month', birthdate) as birth,
        (created_at at time zone 'UTC')::date as day, given, known, email is not null and 1 = any (given) as reachable
      from (select 1 as sign, * from new_rows union all select -1 as sign, * from old_rows) as contact
    ),
    grouped as (
      select client_id, grouping(gender, country, birth, day) as missing, gender, country, birth, day,
        sum(sign) as contacts, sum(sign * known) as known,
        coalesce(sum(sign) filter (where cardinality(given) > 0), 0) as consenting,
        coalesce(sum(sign) filter (where reachable), 0) as reachable
      from changed
      group by grouping sets
        ((client_id), (client_id, gender), (client_id, country), (client_id, birth), (client_id, day))
    ),
    figures as (
      select client_id, one.kind, one.key, one.count
      from grouped cross join lateral (values
        (15, 'total', '', contacts), (15, 'known', '', known), (15, 'consenting', '', consenting),
        (15, 'reachable', '', reachable), (7, 'gender', coalesce(gender, ''), contacts),
        (11, 'country', coalesce(country, ''), contacts),
        (13, 'birth', coalesce(to_char(birth, 'YYYY-MM'), ''), contacts), (14, 'day', day::text, contacts)
      ) as one (missing, kind, key, count)
      where one.missing = grouped.missing
      union all
      select client_id, 'given', purpose::text, sum(sign) from changed cross join unnest(given) as purpose
      group by client_id, purpose
    )
    select client_id, kind, key, count::bigint from figures where count <> 0;
        return null;
      end $$;

CREATE FUNCTION profile_hub.recount_contacts(client uuid) RETURNS bigint
    LANGUAGE sql
    SET search_path TO 'pg_catalog'
    AS $$
      with truth as (
        
    with changed as (
      select client_id, sign, gender, country, date_trunc('month', birthdate) as birth,
        (created_at at time zone 'UTC')::date as day, given, known, email is not null and 1 = any (given) as reachable
      from (select 1 as sign, * from profile_hub.contacts where client_id = client) as contact
    ),
    grouped as (
      select client_id, grouping(gender, country, birth, day) as missing, gender, country, birth, day,
        sum(sign) as contacts, sum(sign * known) as known,
        coalesce(sum(sign) filter (where cardinality(given) > 0), 0) as consenting,
        coalesce(sum(sign) filter (where reachable), 0) as reachable
      from changed
      group by grouping sets
        ((client_id), (client_id, gender), (client_id, country), (client_id, birth), (client_id, day))
    ),
    figures as (
      select client_id, one.kind, one.key, one.count
      from grouped cross join lateral (values
        (15, 'total', '', contacts), (15, 'known', '', known), (15, 'consenting', '', consenting),
        (15, 'reachable', '', reachable), (7, 'gender', coalesce(gender, ''), contacts),
        (11, 'country', coalesce(country, ''), contacts),
        (13, 'birth', coalesce(to_char(birth, 'YYYY-MM'), ''), contacts), (14, 'day', day::text, contacts)
      ) as one (missing, kind, key, count)
      where one.missing = grouped.missing
      union all
      select client_id, 'given', purpose::text, sum(sign) from changed cross join unnest(given) as purpose
      group by client_id, purpose
    )
    select client_id, kind, key, count::bigint from figures where count <> 0
      ),
      kept as (
        select kind, key, sum(count) as count from (
          select kind, key, count from profile_hub.contact_counts where client_id = client
          union all
          select kind, key, count from profile_hub.contact_count_changes where client_id = client
        ) as every group by kind, key
      ),
      mended as (
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        select client, kind, key, coalesce(truth.count, 0) - coalesce(kept.count, 0)
        from truth full join kept using (kind, key)
        where coalesce(truth.count, 0) <> coalesce(kept.count, 0)
        returning 1
      )
      select count(*) from mended
    $$;

CREATE FUNCTION touchpoints.bring_to_life() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        delete from touchpoints.dead_codes as dead using made
        where dead.client_id = made.client_id and dead.suffix_key = made.suffix_key;
        return null;
      end $$;

CREATE FUNCTION touchpoints.drop_visits_before(month date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $_$
      declare
        part text;
        dropped integer := 0;
      begin
        for part in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'touchpoints.visits'::regclass and c.relname ~ '^visits_\d{4}_\d{2}$'
            and c.relname < 'visits_' || to_char(month, 'YYYY_MM')
        loop
          execute format('drop table touchpoints.%I', part);
          dropped := dropped + 1;
        end loop;
        delete from touchpoints.visits_else where at < month::timestamp at time zone 'UTC';
        return dropped;
      end $_$;

CREATE FUNCTION touchpoints.further_suffixes_fitting(pattern text) RETURNS SETOF text
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 20
    SET search_path TO 'pg_catalog'
    AS $$
      begin
        return query execute format(
          'select touchpoint_id from touchpoints.suffixes where client_id = %L and not main and suffix_key like %L',
          nullif(current_setting('app.client_id', true), ''), pattern);
      end $$;

CREATE FUNCTION touchpoints.grant_visits(client uuid, touchpoint text, cap bigint, waiting bigint, wanted bigint) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog'
    AS $$
      declare
        kept record;
        counted bigint;
        base bigint;
        share bigint;
      begin
        insert into touchpoints.visit_budgets (client_id, touchpoint_id) values (client, touchpoint)
        on conflict do nothing;
        select granted, granted_at into kept from touchpoints.visit_budgets
        where client_id = client and touchpoint_id = touchpoint for update;
        select coalesce(max(visits), 0) into counted from touchpoints.totals
        where client_id = client and touchpoint_id = touchpoint;
        base := case when kept.granted_at < clock_timestamp() - interval '2 minutes' then counted
          else greatest(kept.granted, counted) end;
        share := least(cap - base, greatest(waiting, least(wanted, (cap - base) / 8)));
        if share <= 0 then return 0; end if;
        update touchpoints.visit_budgets set granted = base + share, granted_at = clock_timestamp()
        where client_id = client and touchpoint_id = touchpoint;
        return share;
      end $$;

CREATE FUNCTION touchpoints.keep_printed_gtin() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into touchpoints.printed_gtins (client_id, gtin_key, touchpoint_id)
        values (new.client_id, new.gtin_key, new.id) on conflict do nothing;
        return null;
      end $$;

CREATE FUNCTION touchpoints.make_visits_month(month date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $_$
      declare
        starts timestamptz := date_trunc('month', month)::timestamp at time zone 'UTC';
        ends timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'UTC';
        name text := 'visits_' || to_char(month, 'YYYY_MM');
      begin
        if to_regclass('touchpoints.' || name) is not null then return; end if;
        perform pg_advisory_xact_lock(hashtext('touchpoints.make_visits_month'));
        if to_regclass('touchpoints.' || name) is not null then return; end if;
        execute format('create table touchpoints.%I (like touchpoints.visits including all)', name);
        -- What came before its month was made stands in the rest, and would keep the month from being made.
        execute format('with moved as (delete from touchpoints.visits_else where at >= %1$L and at < %2$L returning *)
          insert into touchpoints.%3$I select * from moved', starts, ends, name);
        execute format('alter table touchpoints.visits attach partition touchpoints.%I for values from (%L) to (%L)',
          name, starts, ends);
        -- Reached through its whole only; by itself it shows nothing to anybody.
        execute format('alter table touchpoints.%I enable row level security', name);
        execute format('comment on table touchpoints.%I is %L', name, 'unaudited: a part of touchpoints.visits');
      end $_$;

CREATE FUNCTION touchpoints.similar_suffixes(given text[]) RETURNS TABLE(tried text, suffix text, touchpoint_id text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    SET "pg_trgm.similarity_threshold" TO '0.3'
    AS $$
        select tried, near.suffix, near.touchpoint_id
        from unnest(given) as tried
        cross join lateral (
          select kept.suffix, kept.touchpoint_id
          from touchpoints.suffixes as kept
          join touchpoints.touchpoints as touchpoint
            on touchpoint.client_id = kept.client_id and touchpoint.id = kept.touchpoint_id
          where kept.client_id = nullif(current_setting('app.client_id', true), '')::uuid
            and kept.suffix_key % tried and touchpoint.deleted_at is null
            and levenshtein_less_equal(kept.suffix_key, tried, 2) <= case when length(tried) < 5 then 1 else 2 end
          order by levenshtein_less_equal(kept.suffix_key, tried, 2), kept.suffix_key
          limit 1
        ) as near
      $$;

CREATE FUNCTION touchpoints.touchpoints_fitting(patterns text[]) RETURNS SETOF text
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200
    SET search_path TO 'pg_catalog'
    AS $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', 'touchpoints', 'touchpoints',
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$;

CREATE TABLE accounts.access_requests (
    user_id uuid NOT NULL,
    asked_on date NOT NULL
);

COMMENT ON TABLE accounts.access_requests IS 'unaudited: who has asked for access today';

CREATE TABLE accounts.first_admin_links (
    hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    spent_at timestamp with time zone
);

COMMENT ON TABLE accounts.first_admin_links IS 'unaudited: links that go away by themselves';

CREATE TABLE accounts.memberships (
    client_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    default_module text,
    menus jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    disabled_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['brand_admin'::text, 'brand_user'::text, 'sales_rep'::text, 'store_owner'::text])))
);

CREATE TABLE accounts.password_links (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    spent_at timestamp with time zone,
    mailed_to text,
    handed_by uuid,
    handed_at_client uuid,
    CONSTRAINT password_links_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'invitation'::text]))),
    CONSTRAINT password_links_one_way CHECK ((((handed_by IS NULL) = (handed_at_client IS NULL)) AND ((mailed_to IS NULL) OR (handed_by IS NULL))))
);

COMMENT ON TABLE accounts.password_links IS 'unaudited: links that go away by themselves; that somebody was invited stands with the user';

CREATE TABLE accounts.sign_in_failures (
    subject text NOT NULL,
    failures integer NOT NULL,
    since timestamp with time zone NOT NULL
);

COMMENT ON TABLE accounts.sign_in_failures IS 'unaudited: counts that go away by themselves';

CREATE TABLE accounts.users (
    id uuid NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    default_locale text NOT NULL,
    locale text NOT NULL,
    status text NOT NULL,
    is_super_admin boolean DEFAULT false NOT NULL,
    password_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_by uuid,
    invited_at timestamp with time zone,
    invitation_expires_at timestamp with time zone,
    invitation_fault text,
    search text GENERATED ALWAYS AS (platform.fold(((((first_name || ' '::text) || last_name) || ' '::text) || email))) STORED NOT NULL,
    mailbox_proven_at timestamp with time zone,
    links_by_mail_only boolean DEFAULT false NOT NULL,
    sort_name text GENERATED ALWAYS AS (((platform.fold(first_name) || ' '::text) || platform.fold(last_name))) STORED NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT users_email_folded CHECK ((email = lower(NORMALIZE(email, NFC)))),
    CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'disabled'::text])))
);

CREATE TABLE directory.client_modules (
    client_id uuid NOT NULL,
    module text NOT NULL,
    product text NOT NULL,
    CONSTRAINT client_modules_product_check CHECK ((product = ANY (ARRAY['v1'::text, 'v2'::text, 'superadmin'::text])))
);

CREATE TABLE directory.clients (
    id uuid NOT NULL,
    identifier text NOT NULL,
    brand_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    short_url_base text,
    locales text[] DEFAULT '{en}'::text[] NOT NULL,
    default_locale text DEFAULT 'en'::text NOT NULL,
    currency text DEFAULT 'EUR'::text NOT NULL,
    logo_file_id uuid,
    brand_color text,
    search text GENERATED ALWAYS AS (platform.fold(((((name || ' '::text) || identifier) || ' '::text) || brand_id))) STORED NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    CONSTRAINT clients_brand_color_check CHECK ((brand_color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT clients_check CHECK ((default_locale = ANY (locales))),
    CONSTRAINT clients_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

CREATE TABLE directory.groups (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    name_key text GENERATED ALWAYS AS (platform.fold(name)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE directory.location_types (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    name_key text GENERATED ALWAYS AS (platform.fold(name)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE directory.product_lookups (
    client_id uuid NOT NULL,
    url_template text NOT NULL,
    header_name text,
    sealed_secret text,
    timeout_ms integer DEFAULT 5000 NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT product_lookups_timeout_ms_check CHECK (((timeout_ms >= 500) AND (timeout_ms <= 20000)))
);

CREATE TABLE directory.products (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    sku text NOT NULL,
    sku_key text GENERATED ALWAYS AS (lower(sku)) STORED NOT NULL,
    gtin text,
    gtin_key text GENERATED ALWAYS AS (lpad(gtin, 14, '0'::text)) STORED,
    names jsonb NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    price integer,
    currency text,
    image_url text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    search text GENERATED ALWAYS AS (platform.fold(((((((sku || ' '::text) || COALESCE(gtin, ''::text)) || ' '::text) || category) || ' '::text) || (names)::text))) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT products_check CHECK (((price IS NULL) = (currency IS NULL))),
    CONSTRAINT products_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT products_price_check CHECK ((price >= 0))
);

CREATE TABLE leads.brand_figures (
    client_id uuid NOT NULL,
    month date NOT NULL,
    form_id uuid NOT NULL,
    country text,
    source text NOT NULL,
    currency text NOT NULL,
    created bigint DEFAULT 0 NOT NULL,
    created_value bigint DEFAULT 0 NOT NULL,
    accepted bigint DEFAULT 0 NOT NULL,
    accepted_value bigint DEFAULT 0 NOT NULL,
    converted bigint DEFAULT 0 NOT NULL,
    converted_value bigint DEFAULT 0 NOT NULL,
    lost bigint DEFAULT 0 NOT NULL,
    lost_value bigint DEFAULT 0 NOT NULL,
    idle bigint DEFAULT 0 NOT NULL,
    idle_value bigint DEFAULT 0 NOT NULL,
    open bigint DEFAULT 0 NOT NULL,
    open_value bigint DEFAULT 0 NOT NULL,
    waiting bigint DEFAULT 0 NOT NULL,
    waiting_value bigint DEFAULT 0 NOT NULL
);

COMMENT ON TABLE leads.brand_figures IS 'unaudited: counted from leads';

CREATE TABLE leads.counted_leads (
    client_id uuid NOT NULL,
    lead_id uuid NOT NULL,
    month date NOT NULL,
    form_id uuid NOT NULL,
    location_id uuid,
    country text,
    source text NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    is_accepted boolean NOT NULL,
    is_idle boolean NOT NULL,
    value bigint NOT NULL,
    accept_minutes integer,
    convert_minutes integer,
    accept_bucket smallint,
    convert_bucket smallint,
    skus text[] NOT NULL
);

COMMENT ON TABLE leads.counted_leads IS 'unaudited: counted from leads';

CREATE TABLE leads.form_versions (
    client_id uuid NOT NULL,
    form_id uuid NOT NULL,
    version integer NOT NULL,
    sections jsonb NOT NULL,
    changed text[] NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE leads.form_versions IS 'unaudited: a history of its own';

CREATE TABLE leads.forms (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    name_key text GENERATED ALWAYS AS (platform.fold(name)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    settings jsonb NOT NULL,
    location_settings jsonb NOT NULL,
    fields jsonb NOT NULL,
    statics jsonb NOT NULL,
    translations jsonb NOT NULL,
    notifications jsonb NOT NULL,
    secrets jsonb DEFAULT '{}'::jsonb NOT NULL,
    missing_texts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE leads.lead_figures (
    client_id uuid NOT NULL,
    month date NOT NULL,
    form_id uuid NOT NULL,
    country text,
    source text NOT NULL,
    currency text NOT NULL,
    location_id uuid,
    created bigint DEFAULT 0 NOT NULL,
    created_value bigint DEFAULT 0 NOT NULL,
    accepted bigint DEFAULT 0 NOT NULL,
    accepted_value bigint DEFAULT 0 NOT NULL,
    converted bigint DEFAULT 0 NOT NULL,
    converted_value bigint DEFAULT 0 NOT NULL,
    lost bigint DEFAULT 0 NOT NULL,
    lost_value bigint DEFAULT 0 NOT NULL,
    idle bigint DEFAULT 0 NOT NULL,
    idle_value bigint DEFAULT 0 NOT NULL,
    open bigint DEFAULT 0 NOT NULL,
    open_value bigint DEFAULT 0 NOT NULL,
    waiting bigint DEFAULT 0 NOT NULL,
    waiting_value bigint DEFAULT 0 NOT NULL
);

COMMENT ON TABLE leads.lead_figures IS 'unaudited: counted from leads';

CREATE TABLE leads.lead_files (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    form_id uuid NOT NULL,
    lead_id uuid,
    name text NOT NULL,
    kind text NOT NULL,
    sent_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE leads.lead_files IS 'unaudited: persons; the history of the lead says what was done';

CREATE TABLE leads.lead_history (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    by jsonb NOT NULL,
    detail jsonb NOT NULL,
    mail_of_form uuid
);

COMMENT ON TABLE leads.lead_history IS 'unaudited: is a history itself';

CREATE TABLE leads.lead_tokens (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    token_hash text NOT NULL,
    recipient text NOT NULL,
    part text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_why text,
    CONSTRAINT lead_tokens_ended_why_check CHECK ((ended_why = ANY (ARRAY['taken'::text, 'forwarded'::text, 'relocated'::text]))),
    CONSTRAINT lead_tokens_part_check CHECK ((part = ANY (ARRAY['subscriber'::text, 'observer'::text, 'consumer'::text])))
);

COMMENT ON TABLE leads.lead_tokens IS 'unaudited: the history of the lead says who was told';

CREATE TABLE leads.leads (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    form_id uuid NOT NULL,
    form_version integer NOT NULL,
    submission_id uuid NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    source text NOT NULL,
    owner jsonb,
    location_id uuid,
    country text,
    routing jsonb NOT NULL,
    firstname text,
    lastname text,
    email text,
    phone text,
    gender text,
    address text,
    zip text,
    city text,
    identity_country text,
    optin jsonb NOT NULL,
    wording jsonb NOT NULL,
    fields_values jsonb NOT NULL,
    skus text[] NOT NULL,
    price bigint,
    estimated_price bigint,
    price_source text,
    currency text NOT NULL,
    tags text[] NOT NULL,
    subscribers jsonb NOT NULL,
    observers jsonb NOT NULL,
    internal_note text DEFAULT ''::text NOT NULL,
    additional_data jsonb NOT NULL,
    metadata jsonb NOT NULL,
    visit_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    accepted_at timestamp with time zone,
    converted_at timestamp with time zone,
    lost_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    closes_at timestamp with time zone,
    keeps smallint DEFAULT 0 NOT NULL,
    rejected jsonb DEFAULT '[]'::jsonb NOT NULL,
    lost_reason text,
    lost_words text,
    closed_by jsonb,
    handled jsonb,
    undoable jsonb,
    name_key text GENERATED ALWAYS AS (NULLIF(platform.fold(((COALESCE(lastname, ''::text) || ' '::text) || COALESCE(firstname, ''::text))), ' '::text)) STORED,
    owner_key text GENERATED ALWAYS AS (lower((owner ->> 'email'::text))) STORED,
    value bigint GENERATED ALWAYS AS (COALESCE(price, estimated_price)) STORED,
    place smallint GENERATED ALWAYS AS (
CASE status
    WHEN 'new'::text THEN 1
    WHEN 'accepted'::text THEN 2
    WHEN 'converted'::text THEN 3
    ELSE 4
END) STORED NOT NULL,
    search text GENERATED ALWAYS AS (platform.fold(((((((((COALESCE(firstname, ''::text) || ' '::text) || COALESCE(lastname, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || leads.in_one(skus)))) STORED NOT NULL,
    edited_version integer DEFAULT 1 NOT NULL,
    reminded_on date,
    outcome_asked_at timestamp with time zone,
    visit_erased boolean DEFAULT false NOT NULL,
    CONSTRAINT leads_estimated_price_check CHECK (((estimated_price >= 0) AND (estimated_price <= 1000000000))),
    CONSTRAINT leads_price_check CHECK (((price >= 0) AND (price <= 1000000000))),
    CONSTRAINT leads_price_source_check CHECK ((price_source = ANY (ARRAY['catalogue'::text, 'model'::text, 'default'::text, 'given'::text]))),
    CONSTRAINT leads_source_check CHECK ((source = ANY (ARRAY['widget'::text, 'page'::text, 'api'::text]))),
    CONSTRAINT leads_status_check CHECK ((status = ANY (ARRAY['new'::text, 'accepted'::text, 'converted'::text, 'lost'::text])))
);

COMMENT ON TABLE leads.leads IS 'unaudited: persons; a history of its own says what was done';

CREATE TABLE leads.leads_to_count (
    client_id uuid NOT NULL,
    lead_id uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE leads.leads_to_count IS 'unaudited: says what is still to be counted';

CREATE TABLE leads.page_checks (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    form_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    url text NOT NULL,
    outcome text NOT NULL,
    status integer,
    failure text,
    is_broken boolean NOT NULL,
    CONSTRAINT page_checks_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'formGone'::text, 'scriptGone'::text, 'error'::text])))
);

COMMENT ON TABLE leads.page_checks IS 'unaudited: what was found, not what anybody did';

CREATE TABLE leads.product_figures (
    client_id uuid NOT NULL,
    month date NOT NULL,
    form_id uuid NOT NULL,
    country text,
    source text NOT NULL,
    currency text NOT NULL,
    sku text NOT NULL,
    created bigint DEFAULT 0 NOT NULL,
    created_value bigint DEFAULT 0 NOT NULL,
    accepted bigint DEFAULT 0 NOT NULL,
    accepted_value bigint DEFAULT 0 NOT NULL,
    converted bigint DEFAULT 0 NOT NULL,
    converted_value bigint DEFAULT 0 NOT NULL,
    lost bigint DEFAULT 0 NOT NULL,
    lost_value bigint DEFAULT 0 NOT NULL,
    idle bigint DEFAULT 0 NOT NULL,
    idle_value bigint DEFAULT 0 NOT NULL,
    open bigint DEFAULT 0 NOT NULL,
    open_value bigint DEFAULT 0 NOT NULL,
    waiting bigint DEFAULT 0 NOT NULL,
    waiting_value bigint DEFAULT 0 NOT NULL
);

COMMENT ON TABLE leads.product_figures IS 'unaudited: counted from leads';

CREATE TABLE leads.reminder_choices (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    recipient text NOT NULL,
    token_hash text NOT NULL,
    frequency text,
    chosen_at timestamp with time zone,
    reminded_on date NOT NULL,
    mailed_at timestamp with time zone NOT NULL,
    CONSTRAINT reminder_choices_frequency_check CHECK ((frequency = ANY (ARRAY['weekly'::text, 'none'::text])))
);

COMMENT ON TABLE leads.reminder_choices IS 'unaudited: chosen by persons without an account';

CREATE TABLE leads.time_figures (
    client_id uuid NOT NULL,
    month date NOT NULL,
    form_id uuid NOT NULL,
    country text,
    source text NOT NULL,
    currency text NOT NULL,
    kind text NOT NULL,
    bucket smallint NOT NULL,
    leads bigint NOT NULL,
    converted bigint NOT NULL
);

COMMENT ON TABLE leads.time_figures IS 'unaudited: counted from leads';

CREATE TABLE migrations.access (
    place integer NOT NULL,
    object text NOT NULL,
    statement text NOT NULL
);

CREATE TABLE migrations.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE migrations.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.queue_stats_20261116 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.queue_stats_20261117 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE platform.acting (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    by_user_id uuid NOT NULL,
    reason text NOT NULL,
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE platform.api_keys (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    purpose text NOT NULL,
    subject text NOT NULL,
    prefix text NOT NULL,
    hash text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE TABLE platform.audit_entries (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    client_id uuid,
    user_id uuid,
    by_user_id uuid,
    request_id text,
    via text NOT NULL,
    record text NOT NULL,
    record_id text NOT NULL,
    label text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb,
    CONSTRAINT audit_entries_action_check CHECK ((action = ANY (ARRAY['created'::text, 'changed'::text, 'deleted'::text])))
);

COMMENT ON TABLE platform.audit_entries IS 'unaudited: it is the audit log';

ALTER TABLE platform.audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME platform.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE platform.connector_checks (
    name text NOT NULL,
    instance text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    ok boolean NOT NULL,
    code text NOT NULL,
    ms integer NOT NULL,
    passive boolean NOT NULL
);

COMMENT ON TABLE platform.connector_checks IS 'unaudited: measurements';

CREATE TABLE platform.events (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    payload jsonb NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.events IS 'unaudited: append only, and about changes that are audited themselves';

CREATE TABLE platform.file_objects (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.file_objects IS 'unaudited: bytes';

CREATE TABLE platform.files (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    size bigint NOT NULL,
    sha256 text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid,
    expires_at timestamp with time zone,
    asks_for text,
    made_as text,
    CONSTRAINT files_size_check CHECK ((size > 0))
);

COMMENT ON TABLE platform.files IS 'unaudited: bytes; the record that points at a file is audited';

CREATE TABLE platform.handled_events (
    client_id uuid NOT NULL,
    listener text NOT NULL,
    event_id uuid NOT NULL,
    handled_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.handled_events IS 'unaudited: which listener has heard what';

CREATE TABLE platform.house_views (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    search text NOT NULL,
    shared boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE platform.import_checks (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    import_name text NOT NULL,
    user_id uuid NOT NULL,
    file_id uuid NOT NULL,
    lines_id uuid NOT NULL,
    report jsonb NOT NULL,
    job_id uuid,
    outcome jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.import_checks IS 'unaudited: what was looked at; what is written of it is audited where it is written';

CREATE TABLE platform.import_repairs (
    client_id uuid NOT NULL,
    import_name text NOT NULL,
    column_key text NOT NULL,
    from_key text NOT NULL,
    from_text text NOT NULL,
    to_value text NOT NULL,
    made_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.import_repairs IS 'unaudited: how a word in files is read; who said so stands beside it';

CREATE UNLOGGED TABLE platform.job_workers (
    id uuid NOT NULL,
    host text NOT NULL,
    capacity integer NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE platform.job_workers IS 'unaudited: which processes work now';

CREATE TABLE platform.jobs (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    title_key text NOT NULL,
    title_params jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    done bigint DEFAULT 0 NOT NULL,
    total bigint,
    note jsonb,
    result jsonb,
    error_code text,
    cancel_requested_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

COMMENT ON TABLE platform.jobs IS 'unaudited: work in progress; what it changes is audited where it is changed';

CREATE TABLE platform.notifications (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    title jsonb NOT NULL,
    body jsonb NOT NULL,
    actions jsonb NOT NULL,
    dedupe_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);

COMMENT ON TABLE platform.notifications IS 'unaudited: what somebody was told, and whether they have read it';

CREATE TABLE platform.outbox (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    idempotency_key text NOT NULL,
    template text NOT NULL,
    locale text NOT NULL,
    recipient text NOT NULL,
    message_id text NOT NULL,
    content text,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    reason text,
    answer text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    content_left_at timestamp with time zone,
    unconfirmed integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    told text,
    told_at timestamp with time zone,
    CONSTRAINT outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unknown'::text, 'kept'::text, 'cancelled'::text]))),
    CONSTRAINT outbox_told_check CHECK ((told = ANY (ARRAY['delivered'::text, 'bounced'::text, 'blocked'::text, 'spam'::text])))
);

COMMENT ON TABLE platform.outbox IS 'unaudited: a history of its own: the mail outbox';

CREATE TABLE platform.paused_queues (
    name text NOT NULL,
    paused_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE platform.refresh_tokens (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    spent_at timestamp with time zone
);

COMMENT ON TABLE platform.refresh_tokens IS 'unaudited: coming and going';

CREATE TABLE platform.report_links (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    token_hash text NOT NULL,
    file_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    first_used_at timestamp with time zone
);

COMMENT ON TABLE platform.report_links IS 'unaudited: links to files that go away by themselves';

CREATE TABLE platform.saved_views (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    search text NOT NULL,
    shared boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE platform.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    browser text,
    system text,
    device text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    acted_by uuid,
    returns_to uuid
);

COMMENT ON TABLE platform.sessions IS 'unaudited: coming and going; acting as somebody has its own table';

CREATE TABLE platform.spent_captchas (
    hash text NOT NULL,
    subject text,
    expires_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE platform.spent_captchas IS 'unaudited: puzzles that go away by themselves';

CREATE TABLE platform.webhook_deliveries (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    tries_left integer NOT NULL,
    last_status integer,
    last_error text,
    last_duration_ms integer,
    last_tried_at timestamp with time zone,
    next_try_at timestamp with time zone DEFAULT now(),
    leased_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    in_line boolean DEFAULT false NOT NULL,
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'given_up'::text])))
);

COMMENT ON TABLE platform.webhook_deliveries IS 'unaudited: a history of its own, kept for thirty days';

CREATE TABLE platform.webhook_endpoints (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    url text NOT NULL,
    description text NOT NULL,
    event_types text[],
    sealed_secret text NOT NULL,
    old_sealed_secret text,
    old_secret_until timestamp with time zone,
    paused_at timestamp with time zone,
    pause_reason text,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    subject text,
    manage_path text,
    CONSTRAINT webhook_endpoints_check CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
    CONSTRAINT webhook_endpoints_check1 CHECK (((subject IS NULL) = (manage_path IS NULL))),
    CONSTRAINT webhook_endpoints_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['by-hand'::text, 'gone'::text, 'failing'::text])))
);

CREATE TABLE platform.webhook_health (
    client_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    failing_since timestamp with time zone,
    last_success_at timestamp with time zone,
    unanswered integer DEFAULT 0 NOT NULL,
    rests_until timestamp with time zone
);

COMMENT ON TABLE platform.webhook_health IS 'unaudited: how deliveries went, not what anybody did';

CREATE TABLE profile_hub.answered_contacts (
    client_id uuid NOT NULL,
    contact_id text NOT NULL,
    own_at timestamp with time zone NOT NULL,
    written_at timestamp with time zone NOT NULL,
    taken jsonb NOT NULL
);

COMMENT ON TABLE profile_hub.answered_contacts IS 'unaudited: persons; who may be erased';

CREATE TABLE profile_hub.campaign_choices (
    client_id uuid NOT NULL,
    question_id uuid NOT NULL,
    answer_key text NOT NULL,
    label text NOT NULL,
    "position" integer NOT NULL,
    given integer DEFAULT 0 NOT NULL
);

COMMENT ON TABLE profile_hub.campaign_choices IS 'unaudited: told by the system that asks';

CREATE TABLE profile_hub.campaign_questions (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    campaign_id uuid NOT NULL,
    key text NOT NULL,
    text text NOT NULL,
    kind text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT campaign_questions_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'one'::text, 'several'::text, 'yesno'::text, 'number'::text])))
);

COMMENT ON TABLE profile_hub.campaign_questions IS 'unaudited: told by the system that asks';

CREATE TABLE profile_hub.campaign_responses (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    campaign_id uuid NOT NULL,
    key text NOT NULL,
    email text,
    phone text,
    answered_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    answers jsonb NOT NULL,
    contact_id text,
    round integer DEFAULT 0 NOT NULL
);

COMMENT ON TABLE profile_hub.campaign_responses IS 'unaudited: persons; who may be erased';

CREATE TABLE profile_hub.campaigns (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    origin text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    feedback_template_id text,
    open boolean DEFAULT true NOT NULL,
    state text DEFAULT 'available'::text NOT NULL,
    responses integer DEFAULT 0 NOT NULL,
    first_response_at timestamp with time zone,
    last_response_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT campaigns_state_check CHECK ((state = ANY (ARRAY['available'::text, 'assigned'::text, 'rejected'::text]))),
    CONSTRAINT campaigns_type_check CHECK ((type = ANY (ARRAY['feedback'::text, 'survey'::text, 'contest'::text])))
);

CREATE TABLE profile_hub.certificates (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    signed_by uuid NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL,
    source text NOT NULL,
    source_note text NOT NULL,
    agreed_from date NOT NULL,
    agreed_to date NOT NULL,
    wording_id uuid,
    file_name text NOT NULL,
    file_sha256 text NOT NULL
);

COMMENT ON TABLE profile_hub.certificates IS 'unaudited: only added to';

CREATE TABLE profile_hub.consents (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    contact_id text NOT NULL,
    purpose integer NOT NULL,
    decision text NOT NULL,
    at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    recorded_by uuid,
    source text NOT NULL,
    source_name text DEFAULT ''::text NOT NULL,
    wording_id uuid,
    certificate_id uuid,
    CONSTRAINT consents_decision_check CHECK ((decision = ANY (ARRAY['given'::text, 'withdrawn'::text, 'refused'::text]))),
    CONSTRAINT consents_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'import'::text, 'answer'::text, 'lead'::text, 'api'::text])))
);

COMMENT ON TABLE profile_hub.consents IS 'unaudited: it is itself the log';

CREATE TABLE profile_hub.contact_addresses (
    client_id uuid NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    contact_id text NOT NULL,
    merge_id uuid,
    CONSTRAINT contact_addresses_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text])))
);

COMMENT ON TABLE profile_hub.contact_addresses IS 'unaudited: persons; who may be erased';

CREATE TABLE profile_hub.contact_count_changes (
    client_id uuid NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    count bigint NOT NULL
);

COMMENT ON TABLE profile_hub.contact_count_changes IS 'unaudited: counted from contacts';

ALTER TABLE profile_hub.contact_count_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME profile_hub.contact_count_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE profile_hub.contact_counts (
    client_id uuid NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    count bigint NOT NULL
);

COMMENT ON TABLE profile_hub.contact_counts IS 'unaudited: counted from contacts';

CREATE TABLE profile_hub.contact_month_ends (
    client_id uuid NOT NULL,
    month text NOT NULL,
    count bigint NOT NULL
);

COMMENT ON TABLE profile_hub.contact_month_ends IS 'unaudited: counted from contacts';

CREATE TABLE profile_hub.contacts (
    client_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    last_activity_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    known integer GENERATED ALWAYS AS (((((((((((((((((birthdate IS NOT NULL))::integer + ((gender IS NOT NULL))::integer) + ((country IS NOT NULL))::integer) + ((locale IS NOT NULL))::integer) + ((email IS NOT NULL))::integer) + ((phone IS NOT NULL))::integer) + ((firstname IS NOT NULL))::integer) + ((lastname IS NOT NULL))::integer) + ((address IS NOT NULL))::integer) + ((zip IS NOT NULL))::integer) + ((city IS NOT NULL))::integer) + cardinality(filled)) + cardinality(given)) + cardinality(withdrawn)) + cardinality(refused))) STORED NOT NULL,
    id text NOT NULL,
    given integer[] DEFAULT '{}'::integer[] NOT NULL,
    withdrawn integer[] DEFAULT '{}'::integer[] NOT NULL,
    refused integer[] DEFAULT '{}'::integer[] NOT NULL,
    options integer[] DEFAULT '{}'::integer[] NOT NULL,
    filled integer[] DEFAULT '{}'::integer[] NOT NULL,
    birthdate date,
    gender text,
    country text,
    locale text,
    origin text NOT NULL,
    origin_id text,
    email text,
    phone text,
    firstname text,
    lastname text,
    address text,
    zip text,
    city text,
    texts jsonb DEFAULT '{}'::jsonb NOT NULL,
    name_key text GENERATED ALWAYS AS (platform.fold(((COALESCE(lastname, ''::text) || ' '::text) || COALESCE(firstname, ''::text)))) STORED NOT NULL,
    search text GENERATED ALWAYS AS (platform.fold(((((((COALESCE(firstname, ''::text) || ' '::text) || COALESCE(lastname, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))) STORED NOT NULL,
    optin_email boolean GENERATED ALWAYS AS ((1 = ANY (given))) STORED NOT NULL,
    optin_phone boolean GENERATED ALWAYS AS ((2 = ANY (given))) STORED NOT NULL,
    optin_partners boolean GENERATED ALWAYS AS ((3 = ANY (given))) STORED NOT NULL,
    updated_by uuid,
    mailbox_key text GENERATED ALWAYS AS (regexp_replace(split_part(split_part(lower(email), '@'::text, 1), '+'::text, 1), '[._-]'::text, ''::text, 'g'::text)) STORED,
    household_key text GENERATED ALWAYS AS (platform.fold(((lastname || ' '::text) || address))) STORED,
    city_key text GENERATED ALWAYS AS (platform.fold(city)) STORED,
    CONSTRAINT contacts_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text]))),
    CONSTRAINT contacts_id_check CHECK ((id ~ '^[0-9a-f]{24}$'::text)),
    CONSTRAINT contacts_origin_check CHECK ((origin = ANY (ARRAY['manual'::text, 'import'::text, 'answer'::text, 'lead'::text, 'api'::text])))
);

COMMENT ON TABLE profile_hub.contacts IS 'unaudited: a log of persons would outlive their erasure; imports, merges and the ledger of consent keep what changed';

CREATE SEQUENCE profile_hub.numbers
    AS integer
    START WITH 100
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE profile_hub.criteria (
    client_id uuid NOT NULL,
    id text NOT NULL,
    number integer DEFAULT nextval('profile_hub.numbers'::regclass) NOT NULL,
    label text NOT NULL,
    label_key text GENERATED ALWAYS AS (platform.fold(label)) STORED NOT NULL,
    slug text NOT NULL,
    type text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    mandatory boolean DEFAULT false NOT NULL,
    consent boolean DEFAULT false NOT NULL,
    source text DEFAULT 'custom'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT criteria_check CHECK (((NOT consent) OR (type = 'closedUnique'::text))),
    CONSTRAINT criteria_id_check CHECK ((id ~ '^[0-9a-f]{24}$'::text)),
    CONSTRAINT criteria_source_check CHECK ((source = ANY (ARRAY['custom'::text, 'brand'::text]))),
    CONSTRAINT criteria_type_check CHECK ((type = ANY (ARRAY['text'::text, 'closedUnique'::text, 'closedMultiple'::text])))
);

CREATE TABLE profile_hub.criterion_options (
    client_id uuid NOT NULL,
    number integer DEFAULT nextval('profile_hub.numbers'::regclass) NOT NULL,
    criterion_id text NOT NULL,
    label text NOT NULL,
    label_key text GENERATED ALWAYS AS (platform.fold(label)) STORED NOT NULL,
    "position" integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE profile_hub.data_requests (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    contact_id text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    recorded_by uuid,
    answered_at timestamp with time zone,
    answered_by uuid
);

COMMENT ON TABLE profile_hub.data_requests IS 'unaudited: who recorded and answered it stands in it';

CREATE TABLE profile_hub.doubles (
    client_id uuid NOT NULL,
    first_id text NOT NULL,
    second_id text NOT NULL,
    score smallint NOT NULL,
    reasons text[] DEFAULT '{}'::text[] NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    merge_id uuid,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT doubles_check CHECK ((first_id < second_id)),
    CONSTRAINT doubles_score_check CHECK (((score >= 0) AND (score <= 100))),
    CONSTRAINT doubles_state_check CHECK ((state = ANY (ARRAY['open'::text, 'different'::text, 'merged'::text])))
);

COMMENT ON TABLE profile_hub.doubles IS 'unaudited: who decided what of a pair stands in it';

CREATE TABLE profile_hub.doubles_waiting (
    client_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);

COMMENT ON TABLE profile_hub.doubles_waiting IS 'unaudited: what the search for duplicates has to do';

CREATE TABLE profile_hub.erased_addresses (
    client_id uuid NOT NULL,
    hash text NOT NULL,
    erasure_id uuid NOT NULL,
    recognised boolean NOT NULL
);

COMMENT ON TABLE profile_hub.erased_addresses IS 'unaudited: it is itself the proof, and only added to';

CREATE TABLE profile_hub.erasures (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    erased_by uuid,
    cause text NOT NULL,
    contacts integer NOT NULL,
    reached jsonb NOT NULL,
    job_id uuid,
    CONSTRAINT erasures_cause_check CHECK ((cause = ANY (ARRAY['request'::text, 'retention'::text, 'mistake'::text, 'other'::text])))
);

COMMENT ON TABLE profile_hub.erasures IS 'unaudited: it is itself the proof, and only added to';

CREATE TABLE profile_hub.exports (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    asked_by uuid NOT NULL,
    part text NOT NULL,
    segment_id uuid,
    segment_name text,
    criteria text[] NOT NULL,
    format text NOT NULL,
    locked boolean NOT NULL,
    contacts integer NOT NULL,
    file_id uuid NOT NULL,
    file_name text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT exports_part_check CHECK ((part = ANY (ARRAY['all'::text, 'segment'::text, 'filter'::text, 'chosen'::text])))
);

CREATE TABLE profile_hub.import_changes (
    client_id uuid NOT NULL,
    import_id uuid NOT NULL,
    contact_id text NOT NULL,
    created boolean NOT NULL,
    version integer NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL
);

COMMENT ON TABLE profile_hub.import_changes IS 'unaudited: persons; it is itself the log of an import';

CREATE TABLE profile_hub.imports (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    certificate_id uuid NOT NULL,
    file_name text NOT NULL,
    file_size integer NOT NULL,
    merge text NOT NULL,
    lines integer NOT NULL,
    created integer NOT NULL,
    updated integer NOT NULL,
    unchanged integer NOT NULL,
    refused integer NOT NULL,
    criteria jsonb NOT NULL,
    given jsonb NOT NULL,
    kept_withdrawn integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    imported_at timestamp with time zone DEFAULT now() NOT NULL,
    undone_at timestamp with time zone,
    undone_by uuid,
    undone jsonb,
    CONSTRAINT imports_merge_check CHECK ((merge = ANY (ARRAY['blanks'::text, 'file'::text, 'base'::text])))
);

COMMENT ON TABLE profile_hub.imports IS 'unaudited: it is itself a log, of who imported and who undid';

CREATE TABLE profile_hub.lead_contacts (
    client_id uuid NOT NULL,
    lead_id text NOT NULL,
    contact_id text,
    visit_id text,
    visit_known boolean DEFAULT false NOT NULL,
    taken_back jsonb DEFAULT '{}'::jsonb NOT NULL
);

COMMENT ON TABLE profile_hub.lead_contacts IS 'unaudited: leads tell of themselves';

CREATE TABLE profile_hub.mapping_answers (
    client_id uuid NOT NULL,
    mapping_question_id uuid NOT NULL,
    answer_key text NOT NULL,
    answer text NOT NULL,
    option text
);

CREATE TABLE profile_hub.mapping_questions (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    mapping_id uuid NOT NULL,
    question_id uuid NOT NULL,
    criterion text
);

CREATE TABLE profile_hub.mappings (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    campaign_id uuid NOT NULL,
    saved boolean NOT NULL,
    rule text DEFAULT 'newer'::text NOT NULL,
    round integer DEFAULT 0 NOT NULL,
    incomplete boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT mappings_rule_check CHECK ((rule = ANY (ARRAY['newer'::text, 'keep'::text, 'campaign'::text])))
);

CREATE TABLE profile_hub.merged_contacts (
    client_id uuid NOT NULL,
    gone_id text NOT NULL,
    kept_id text NOT NULL
);

COMMENT ON TABLE profile_hub.merged_contacts IS 'unaudited: a merge tells of itself';

CREATE TABLE profile_hub.merges (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    kept_id text NOT NULL,
    gone_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    merged_by uuid,
    gone jsonb,
    before jsonb,
    after jsonb,
    moved jsonb,
    undone_at timestamp with time zone,
    undone_by uuid
);

COMMENT ON TABLE profile_hub.merges IS 'unaudited: it is itself the log; a log of persons would outlive their erasure';

CREATE TABLE profile_hub.retention (
    client_id uuid NOT NULL,
    months integer,
    confirmed_count integer NOT NULL,
    confirmed_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_by uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT retention_months_check CHECK (((months >= 1) AND (months <= 240)))
);

CREATE TABLE profile_hub.segment_members (
    client_id uuid NOT NULL,
    segment_id uuid NOT NULL,
    contact_id text NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE profile_hub.segment_members IS 'unaudited: persons; who may be erased';

CREATE TABLE profile_hub.segments (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    name_key text GENERATED ALWAYS AS (platform.fold(name)) STORED NOT NULL,
    kind text NOT NULL,
    rules jsonb DEFAULT '{"filters": [], "condition": "and"}'::jsonb NOT NULL,
    saved boolean NOT NULL,
    made_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT segments_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'static'::text])))
);

CREATE TABLE profile_hub.stations (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    contact_id text NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    journey_id text,
    ref text NOT NULL,
    sku text,
    grade smallint,
    amount bigint,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);

COMMENT ON TABLE profile_hub.stations IS 'unaudited: it is itself a log, of what other modules have told';

CREATE TABLE profile_hub.voided_certificates (
    client_id uuid NOT NULL,
    certificate_id uuid NOT NULL,
    voided_by uuid,
    voided_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE profile_hub.voided_certificates IS 'unaudited: only added to';

CREATE TABLE profile_hub.wordings (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    text text NOT NULL,
    text_hash text GENERATED ALWAYS AS (md5(text)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE profile_hub.wordings IS 'unaudited: only added to';

CREATE TABLE touchpoints.configurations (
    client_id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    site_url text,
    fallback_url text,
    style jsonb NOT NULL,
    activated boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE touchpoints.counted_zones (
    client_id uuid NOT NULL,
    zone text NOT NULL,
    next_zone text,
    since timestamp with time zone,
    CONSTRAINT counted_zones_check CHECK (((next_zone IS NULL) = (since IS NULL)))
);

COMMENT ON TABLE touchpoints.counted_zones IS 'unaudited: follows the time zone of the client, which is';

CREATE TABLE touchpoints.daily_counts (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    dimension text NOT NULL,
    day date NOT NULL,
    value text NOT NULL,
    scans bigint DEFAULT 0 NOT NULL,
    clicks bigint DEFAULT 0 NOT NULL,
    CONSTRAINT daily_counts_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'country'::text, 'device'::text, 'suffix'::text, 'product'::text])))
);

COMMENT ON TABLE touchpoints.daily_counts IS 'unaudited: counted of visits';

CREATE TABLE touchpoints.dead_codes (
    client_id uuid NOT NULL,
    suffix_key text NOT NULL,
    suffix text NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    dismissed_at timestamp with time zone
);

COMMENT ON TABLE touchpoints.dead_codes IS 'unaudited: counted of visits';

CREATE TABLE touchpoints.ended_before (
    client_id uuid NOT NULL,
    undo_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    ended_before timestamp with time zone,
    ended timestamp with time zone,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE touchpoints.ended_before IS 'unaudited: kept of touchpoints, whose changes are written';

CREATE TABLE touchpoints.landing_builds (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    leased_until timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    retry_at timestamp with time zone
);

COMMENT ON TABLE touchpoints.landing_builds IS 'unaudited: how the work stands, nothing anybody wrote';

CREATE TABLE touchpoints.landing_pages (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    facts jsonb NOT NULL,
    image_file_id uuid,
    built_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE touchpoints.landing_pages IS 'unaudited: made of the product and the brand, whose changes are written';

CREATE TABLE touchpoints.print_overrules (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    checks text[] NOT NULL,
    code_style jsonb NOT NULL,
    side_mm double precision NOT NULL,
    overruled_by uuid NOT NULL,
    overruled_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE touchpoints.printed_gtins (
    client_id uuid NOT NULL,
    gtin_key text NOT NULL,
    touchpoint_id text NOT NULL
);

COMMENT ON TABLE touchpoints.printed_gtins IS 'unaudited: kept of touchpoints, whose changes are written';

CREATE TABLE touchpoints.product_switches (
    client_id uuid NOT NULL,
    sku_key text NOT NULL,
    activated boolean NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE touchpoints.seen_countries (
    client_id uuid NOT NULL,
    country text NOT NULL,
    touchpoint_id text NOT NULL
);

COMMENT ON TABLE touchpoints.seen_countries IS 'unaudited: counted of visits';

CREATE TABLE touchpoints.suffixes (
    client_id uuid NOT NULL,
    suffix_key text NOT NULL,
    suffix text NOT NULL,
    touchpoint_id text NOT NULL,
    main boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE touchpoints.totals (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    scans bigint DEFAULT 0 NOT NULL,
    clicks bigint DEFAULT 0 NOT NULL,
    robots bigint DEFAULT 0 NOT NULL,
    last_at timestamp with time zone,
    last_country text DEFAULT ''::text NOT NULL,
    last_device text DEFAULT 'other'::text NOT NULL
)
WITH (fillfactor='80');

COMMENT ON TABLE touchpoints.totals IS 'unaudited: counted of visits';

CREATE TABLE touchpoints.touchpoints (
    client_id uuid NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    configuration_slug text NOT NULL,
    suffix text NOT NULL,
    suffix_key text GENERATED ALWAYS AS (lower(suffix)) STORED NOT NULL,
    dest_url text,
    description text DEFAULT ''::text NOT NULL,
    quantity integer,
    sku text,
    sku_key text GENERATED ALWAYS AS (lower(sku)) STORED,
    product_name text DEFAULT ''::text NOT NULL,
    gtin text,
    gtin_key text GENERATED ALWAYS AS (lpad(gtin, 14, '0'::text)) STORED,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    fallback_url text,
    visit_cap integer,
    code_address text NOT NULL,
    digital_link boolean DEFAULT false NOT NULL,
    code_style jsonb NOT NULL,
    code_made_at timestamp with time zone DEFAULT now() NOT NULL,
    landing_state text DEFAULT 'none'::text NOT NULL,
    landing_asked_at timestamp with time zone,
    landing_built_at timestamp with time zone,
    landing_fresh boolean DEFAULT false NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    search text GENERATED ALWAYS AS (platform.fold(((((((((((suffix || ' '::text) || COALESCE(dest_url, ''::text)) || ' '::text) || description) || ' '::text) || COALESCE(sku, ''::text)) || ' '::text) || COALESCE(gtin, ''::text)) || ' '::text) || product_name))) STORED NOT NULL,
    CONSTRAINT touchpoints_check CHECK ((ends_at > starts_at)),
    CONSTRAINT touchpoints_check1 CHECK (((type = 'product'::text) OR (dest_url IS NOT NULL))),
    CONSTRAINT touchpoints_check2 CHECK (((type = 'product'::text) = (sku IS NOT NULL))),
    CONSTRAINT touchpoints_check3 CHECK (((NOT digital_link) OR (gtin IS NOT NULL))),
    CONSTRAINT touchpoints_id_check CHECK ((id ~ '^[0-9a-f]{24}$'::text)),
    CONSTRAINT touchpoints_landing_state_check CHECK ((landing_state = ANY (ARRAY['none'::text, 'waiting'::text, 'ready'::text, 'failed'::text]))),
    CONSTRAINT touchpoints_quantity_check CHECK ((quantity >= 0)),
    CONSTRAINT touchpoints_type_check CHECK ((type = ANY (ARRAY['custom'::text, 'product'::text]))),
    CONSTRAINT touchpoints_visit_cap_check CHECK ((visit_cap > 0))
);

CREATE TABLE touchpoints.visit_budgets (
    client_id uuid NOT NULL,
    touchpoint_id text NOT NULL,
    granted bigint DEFAULT 0 NOT NULL,
    granted_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL
)
WITH (fillfactor='50');

COMMENT ON TABLE touchpoints.visit_budgets IS 'unaudited: handed out and counted by the house itself';

CREATE TABLE touchpoints.visits (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
)
PARTITION BY RANGE (at);

COMMENT ON TABLE touchpoints.visits IS 'unaudited: written once and never changed';

CREATE TABLE touchpoints.visits_2026_10 (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
);

COMMENT ON TABLE touchpoints.visits_2026_10 IS 'unaudited: a part of touchpoints.visits';

CREATE TABLE touchpoints.visits_2026_11 (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
);

COMMENT ON TABLE touchpoints.visits_2026_11 IS 'unaudited: a part of touchpoints.visits';

CREATE TABLE touchpoints.visits_2026_12 (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
);

COMMENT ON TABLE touchpoints.visits_2026_12 IS 'unaudited: a part of touchpoints.visits';

CREATE TABLE touchpoints.visits_2027_01 (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
);

COMMENT ON TABLE touchpoints.visits_2027_01 IS 'unaudited: a part of touchpoints.visits';

CREATE TABLE touchpoints.visits_else (
    client_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    touchpoint_id text NOT NULL,
    suffix text NOT NULL,
    kind text NOT NULL,
    country text NOT NULL,
    device text NOT NULL,
    CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['scan'::text, 'click'::text])))
);

COMMENT ON TABLE touchpoints.visits_else IS 'unaudited: a part of touchpoints.visits';

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261116 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-17 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261117 FOR VALUES FROM ('2026-11-17 00:00:00+00') TO ('2026-11-18 00:00:00+00');

ALTER TABLE ONLY touchpoints.visits ATTACH PARTITION touchpoints.visits_2026_10 FOR VALUES FROM ('2026-10-01 00:00:00+00') TO ('2026-11-01 00:00:00+00');

ALTER TABLE ONLY touchpoints.visits ATTACH PARTITION touchpoints.visits_2026_11 FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00');

ALTER TABLE ONLY touchpoints.visits ATTACH PARTITION touchpoints.visits_2026_12 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');

ALTER TABLE ONLY touchpoints.visits ATTACH PARTITION touchpoints.visits_2027_01 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');

ALTER TABLE ONLY touchpoints.visits ATTACH PARTITION touchpoints.visits_else DEFAULT;

INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0002-7000-8000-000000000001', 'brand_admin', NULL, NULL, '2026-11-16 00:58:54.563819+00', NULL, '2026-11-16 00:58:54.563819+00', NULL, 1);
INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0002-7000-8000-000000000002', 'brand_user', NULL, NULL, '2026-11-16 00:58:54.563819+00', NULL, '2026-11-16 00:58:54.563819+00', NULL, 1);
INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000002', '019a8000-0002-7000-8000-000000000003', 'brand_admin', NULL, NULL, '2026-11-16 00:58:54.563819+00', NULL, '2026-11-16 00:58:54.563819+00', NULL, 1);

INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000001', 'anna.zorn@maison-vidal.example', 'Anna', 'Zorn', 'en', 'en', 'active', true, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.561039+00', '2026-11-16 00:58:54.561039+00', 1, NULL, NULL, NULL, NULL, DEFAULT, NULL, false, DEFAULT);
INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000002', 'zoe.abel@maison-vidal.example', 'Zoé', 'Abel', 'fr', 'fr', 'active', false, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.561039+00', '2026-11-16 00:58:54.561039+00', 1, NULL, NULL, NULL, NULL, DEFAULT, NULL, false, DEFAULT);
INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000003', 'mia.lund@atelier-nord.example', 'Mia', 'Lund', 'no', 'no', 'active', false, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.561039+00', '2026-11-16 00:58:54.561039+00', 1, NULL, NULL, NULL, NULL, DEFAULT, NULL, false, DEFAULT);

INSERT INTO directory.clients VALUES ('019a8000-0001-7000-8000-000000000001', 'maison-vidal', 'maisonvidal', 'Maison Vidal', '2026-11-16 00:58:54.553325+00', NULL, NULL, '{en}', 'en', 'EUR', NULL, NULL, DEFAULT, '2026-11-16 00:58:54.553325+00', 1, 'Europe/Paris');
INSERT INTO directory.clients VALUES ('019a8000-0001-7000-8000-000000000002', 'atelier-nord', 'ateliernord', 'Atelier Nord', '2026-11-16 00:58:54.553325+00', NULL, NULL, '{en}', 'en', 'EUR', NULL, NULL, DEFAULT, '2026-11-16 00:58:54.553325+00', 1, 'Europe/Paris');

INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0003-7000-8000-000000000001', 'P-01', DEFAULT, 'Chez Paul', '', '', '', 'Lyon', '', 'FR', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.565951+00', '2026-11-16 00:58:54.565951+00', 1, DEFAULT, DEFAULT);
INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0003-7000-8000-000000000002', 'P-02', DEFAULT, 'Müller am Tor', '', '', '', 'Köln', '', 'DE', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.565951+00', '2026-11-16 00:58:54.565951+00', 1, DEFAULT, DEFAULT);
INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000002', '019a8000-0003-7000-8000-000000000003', 'N-01', DEFAULT, 'Ørsted', '', '', '', 'Oslo', '', 'NO', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.565951+00', '2026-11-16 00:58:54.565951+00', 1, DEFAULT, DEFAULT);

INSERT INTO directory.products VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0004-7000-8000-000000000001', 'LAMP-1', DEFAULT, '4006381333931', DEFAULT, '{"en": "Brass lamp"}', '', 12900, 'EUR', '', '', true, DEFAULT, '2026-11-16 00:58:54.568657+00', '2026-11-16 00:58:54.568657+00', 1);

INSERT INTO migrations.access VALUES (1, 'extension btree_gin', 'create extension if not exists btree_gin');
INSERT INTO migrations.access VALUES (2, 'extension fuzzystrmatch', 'create extension if not exists fuzzystrmatch');
INSERT INTO migrations.access VALUES (3, 'extension pg_trgm', 'create extension if not exists pg_trgm');
INSERT INTO migrations.access VALUES (4, 'grant usage on schema accounts to comptoir_app', 'grant usage on schema accounts to comptoir_app');
INSERT INTO migrations.access VALUES (5, 'grant usage on schema accounts to comptoir_system', 'grant usage on schema accounts to comptoir_system');
INSERT INTO migrations.access VALUES (6, 'grant usage on schema directory to comptoir_app', 'grant usage on schema directory to comptoir_app');
INSERT INTO migrations.access VALUES (7, 'grant usage on schema directory to comptoir_system', 'grant usage on schema directory to comptoir_system');
INSERT INTO migrations.access VALUES (8, 'grant usage on schema leads to comptoir_app', 'grant usage on schema leads to comptoir_app');
INSERT INTO migrations.access VALUES (9, 'grant usage on schema leads to comptoir_system', 'grant usage on schema leads to comptoir_system');
INSERT INTO migrations.access VALUES (10, 'grant usage on schema pgboss to comptoir_app', 'grant usage on schema pgboss to comptoir_app');
INSERT INTO migrations.access VALUES (11, 'grant usage on schema pgboss to comptoir_system', 'grant usage on schema pgboss to comptoir_system');
INSERT INTO migrations.access VALUES (12, 'grant usage on schema platform to comptoir_app', 'grant usage on schema platform to comptoir_app');
INSERT INTO migrations.access VALUES (13, 'grant usage on schema platform to comptoir_system', 'grant usage on schema platform to comptoir_system');
INSERT INTO migrations.access VALUES (14, 'grant usage on schema profile_hub to comptoir_app', 'grant usage on schema profile_hub to comptoir_app');
INSERT INTO migrations.access VALUES (15, 'grant usage on schema profile_hub to comptoir_system', 'grant usage on schema profile_hub to comptoir_system');
INSERT INTO migrations.access VALUES (16, 'grant usage on schema touchpoints to comptoir_app', 'grant usage on schema touchpoints to comptoir_app');
INSERT INTO migrations.access VALUES (17, 'grant usage on schema touchpoints to comptoir_system', 'grant usage on schema touchpoints to comptoir_system');
INSERT INTO migrations.access VALUES (18, 'grant delete on table accounts.access_requests to comptoir_system', 'grant delete on table accounts.access_requests to comptoir_system');
INSERT INTO migrations.access VALUES (19, 'grant delete on table accounts.first_admin_links to comptoir_system', 'grant delete on table accounts.first_admin_links to comptoir_system');
INSERT INTO migrations.access VALUES (20, 'grant delete on table accounts.memberships to comptoir_app', 'grant delete on table accounts.memberships to comptoir_app');
INSERT INTO migrations.access VALUES (21, 'grant delete on table accounts.memberships to comptoir_system', 'grant delete on table accounts.memberships to comptoir_system');
INSERT INTO migrations.access VALUES (22, 'grant delete on table accounts.password_links to comptoir_system', 'grant delete on table accounts.password_links to comptoir_system');
INSERT INTO migrations.access VALUES (23, 'grant delete on table accounts.sign_in_failures to comptoir_system', 'grant delete on table accounts.sign_in_failures to comptoir_system');
INSERT INTO migrations.access VALUES (24, 'grant delete on table accounts.users to comptoir_system', 'grant delete on table accounts.users to comptoir_system');
INSERT INTO migrations.access VALUES (25, 'grant delete on table directory.associations to comptoir_app', 'grant delete on table directory.associations to comptoir_app');
INSERT INTO migrations.access VALUES (26, 'grant delete on table directory.associations to comptoir_system', 'grant delete on table directory.associations to comptoir_system');
INSERT INTO migrations.access VALUES (27, 'grant delete on table directory.client_modules to comptoir_app', 'grant delete on table directory.client_modules to comptoir_app');
INSERT INTO migrations.access VALUES (28, 'grant delete on table directory.client_modules to comptoir_system', 'grant delete on table directory.client_modules to comptoir_system');
INSERT INTO migrations.access VALUES (29, 'grant delete on table directory.clients to comptoir_system', 'grant delete on table directory.clients to comptoir_system');
INSERT INTO migrations.access VALUES (30, 'grant delete on table directory.group_members to comptoir_app', 'grant delete on table directory.group_members to comptoir_app');
INSERT INTO migrations.access VALUES (31, 'grant delete on table directory.group_members to comptoir_system', 'grant delete on table directory.group_members to comptoir_system');
INSERT INTO migrations.access VALUES (32, 'grant delete on table directory.groups to comptoir_app', 'grant delete on table directory.groups to comptoir_app');
INSERT INTO migrations.access VALUES (33, 'grant delete on table directory.groups to comptoir_system', 'grant delete on table directory.groups to comptoir_system');
INSERT INTO migrations.access VALUES (34, 'grant delete on table directory.location_types to comptoir_app', 'grant delete on table directory.location_types to comptoir_app');
INSERT INTO migrations.access VALUES (35, 'grant delete on table directory.location_types to comptoir_system', 'grant delete on table directory.location_types to comptoir_system');
INSERT INTO migrations.access VALUES (36, 'grant delete on table directory.locations to comptoir_app', 'grant delete on table directory.locations to comptoir_app');
INSERT INTO migrations.access VALUES (37, 'grant delete on table directory.locations to comptoir_system', 'grant delete on table directory.locations to comptoir_system');
INSERT INTO migrations.access VALUES (38, 'grant delete on table directory.product_lookups to comptoir_app', 'grant delete on table directory.product_lookups to comptoir_app');
INSERT INTO migrations.access VALUES (39, 'grant delete on table directory.product_lookups to comptoir_system', 'grant delete on table directory.product_lookups to comptoir_system');
INSERT INTO migrations.access VALUES (40, 'grant delete on table directory.products to comptoir_app', 'grant delete on table directory.products to comptoir_app');
INSERT INTO migrations.access VALUES (41, 'grant delete on table directory.products to comptoir_system', 'grant delete on table directory.products to comptoir_system');
INSERT INTO migrations.access VALUES (42, 'grant delete on table leads.brand_figures to comptoir_app', 'grant delete on table leads.brand_figures to comptoir_app');
INSERT INTO migrations.access VALUES (43, 'grant delete on table leads.brand_figures to comptoir_system', 'grant delete on table leads.brand_figures to comptoir_system');
INSERT INTO migrations.access VALUES (44, 'grant delete on table leads.counted_leads to comptoir_app', 'grant delete on table leads.counted_leads to comptoir_app');
INSERT INTO migrations.access VALUES (45, 'grant delete on table leads.counted_leads to comptoir_system', 'grant delete on table leads.counted_leads to comptoir_system');
INSERT INTO migrations.access VALUES (46, 'grant delete on table leads.form_versions to comptoir_app', 'grant delete on table leads.form_versions to comptoir_app');
INSERT INTO migrations.access VALUES (47, 'grant delete on table leads.form_versions to comptoir_system', 'grant delete on table leads.form_versions to comptoir_system');
INSERT INTO migrations.access VALUES (48, 'grant delete on table leads.forms to comptoir_app', 'grant delete on table leads.forms to comptoir_app');
INSERT INTO migrations.access VALUES (49, 'grant delete on table leads.forms to comptoir_system', 'grant delete on table leads.forms to comptoir_system');
INSERT INTO migrations.access VALUES (50, 'grant delete on table leads.lead_figures to comptoir_app', 'grant delete on table leads.lead_figures to comptoir_app');
INSERT INTO migrations.access VALUES (51, 'grant delete on table leads.lead_figures to comptoir_system', 'grant delete on table leads.lead_figures to comptoir_system');
INSERT INTO migrations.access VALUES (52, 'grant delete on table leads.lead_files to comptoir_app', 'grant delete on table leads.lead_files to comptoir_app');
INSERT INTO migrations.access VALUES (53, 'grant delete on table leads.lead_files to comptoir_system', 'grant delete on table leads.lead_files to comptoir_system');
INSERT INTO migrations.access VALUES (54, 'grant delete on table leads.lead_history to comptoir_app', 'grant delete on table leads.lead_history to comptoir_app');
INSERT INTO migrations.access VALUES (55, 'grant delete on table leads.lead_history to comptoir_system', 'grant delete on table leads.lead_history to comptoir_system');
INSERT INTO migrations.access VALUES (56, 'grant delete on table leads.lead_tokens to comptoir_app', 'grant delete on table leads.lead_tokens to comptoir_app');
INSERT INTO migrations.access VALUES (57, 'grant delete on table leads.lead_tokens to comptoir_system', 'grant delete on table leads.lead_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (58, 'grant delete on table leads.leads to comptoir_app', 'grant delete on table leads.leads to comptoir_app');
INSERT INTO migrations.access VALUES (59, 'grant delete on table leads.leads to comptoir_system', 'grant delete on table leads.leads to comptoir_system');
INSERT INTO migrations.access VALUES (60, 'grant delete on table leads.leads_to_count to comptoir_app', 'grant delete on table leads.leads_to_count to comptoir_app');
INSERT INTO migrations.access VALUES (61, 'grant delete on table leads.leads_to_count to comptoir_system', 'grant delete on table leads.leads_to_count to comptoir_system');
INSERT INTO migrations.access VALUES (62, 'grant delete on table leads.page_checks to comptoir_app', 'grant delete on table leads.page_checks to comptoir_app');
INSERT INTO migrations.access VALUES (63, 'grant delete on table leads.page_checks to comptoir_system', 'grant delete on table leads.page_checks to comptoir_system');
INSERT INTO migrations.access VALUES (64, 'grant delete on table leads.product_figures to comptoir_app', 'grant delete on table leads.product_figures to comptoir_app');
INSERT INTO migrations.access VALUES (65, 'grant delete on table leads.product_figures to comptoir_system', 'grant delete on table leads.product_figures to comptoir_system');
INSERT INTO migrations.access VALUES (66, 'grant delete on table leads.reminder_choices to comptoir_app', 'grant delete on table leads.reminder_choices to comptoir_app');
INSERT INTO migrations.access VALUES (67, 'grant delete on table leads.reminder_choices to comptoir_system', 'grant delete on table leads.reminder_choices to comptoir_system');
INSERT INTO migrations.access VALUES (68, 'grant delete on table leads.time_figures to comptoir_app', 'grant delete on table leads.time_figures to comptoir_app');
INSERT INTO migrations.access VALUES (69, 'grant delete on table leads.time_figures to comptoir_system', 'grant delete on table leads.time_figures to comptoir_system');
INSERT INTO migrations.access VALUES (70, 'grant delete on table pgboss.bam to comptoir_system', 'grant delete on table pgboss.bam to comptoir_system');
INSERT INTO migrations.access VALUES (71, 'grant delete on table pgboss.job to comptoir_system', 'grant delete on table pgboss.job to comptoir_system');
INSERT INTO migrations.access VALUES (72, 'grant delete on table pgboss.job_common to comptoir_system', 'grant delete on table pgboss.job_common to comptoir_system');
INSERT INTO migrations.access VALUES (73, 'grant delete on table pgboss.job_dependency to comptoir_system', 'grant delete on table pgboss.job_dependency to comptoir_system');
INSERT INTO migrations.access VALUES (74, 'grant delete on table pgboss.queue to comptoir_system', 'grant delete on table pgboss.queue to comptoir_system');
INSERT INTO migrations.access VALUES (75, 'grant delete on table pgboss.queue_stats to comptoir_system', 'grant delete on table pgboss.queue_stats to comptoir_system');
INSERT INTO migrations.access VALUES (76, 'grant delete on table pgboss.queue_stats_20261116 to comptoir_system', 'grant delete on table pgboss.queue_stats_20261116 to comptoir_system');
INSERT INTO migrations.access VALUES (77, 'grant delete on table pgboss.queue_stats_20261117 to comptoir_system', 'grant delete on table pgboss.queue_stats_20261117 to comptoir_system');
INSERT INTO migrations.access VALUES (78, 'grant delete on table pgboss.schedule to comptoir_system', 'grant delete on table pgboss.schedule to comptoir_system');
INSERT INTO migrations.access VALUES (79, 'grant delete on table pgboss.subscription to comptoir_system', 'grant delete on table pgboss.subscription to comptoir_system');
INSERT INTO migrations.access VALUES (80, 'grant delete on table pgboss.version to comptoir_system', 'grant delete on table pgboss.version to comptoir_system');
INSERT INTO migrations.access VALUES (81, 'grant delete on table pgboss.warning to comptoir_system', 'grant delete on table pgboss.warning to comptoir_system');
INSERT INTO migrations.access VALUES (82, 'grant delete on table platform.acting to comptoir_system', 'grant delete on table platform.acting to comptoir_system');
INSERT INTO migrations.access VALUES (83, 'grant delete on table platform.api_keys to comptoir_app', 'grant delete on table platform.api_keys to comptoir_app');
INSERT INTO migrations.access VALUES (84, 'grant delete on table platform.api_keys to comptoir_system', 'grant delete on table platform.api_keys to comptoir_system');
INSERT INTO migrations.access VALUES (85, 'grant delete on table platform.connector_checks to comptoir_system', 'grant delete on table platform.connector_checks to comptoir_system');
INSERT INTO migrations.access VALUES (86, 'grant delete on table platform.events to comptoir_app', 'grant delete on table platform.events to comptoir_app');
INSERT INTO migrations.access VALUES (87, 'grant delete on table platform.events to comptoir_system', 'grant delete on table platform.events to comptoir_system');
INSERT INTO migrations.access VALUES (88, 'grant delete on table platform.file_objects to comptoir_app', 'grant delete on table platform.file_objects to comptoir_app');
INSERT INTO migrations.access VALUES (89, 'grant delete on table platform.file_objects to comptoir_system', 'grant delete on table platform.file_objects to comptoir_system');
INSERT INTO migrations.access VALUES (90, 'grant delete on table platform.files to comptoir_app', 'grant delete on table platform.files to comptoir_app');
INSERT INTO migrations.access VALUES (91, 'grant delete on table platform.files to comptoir_system', 'grant delete on table platform.files to comptoir_system');
INSERT INTO migrations.access VALUES (92, 'grant delete on table platform.handled_events to comptoir_app', 'grant delete on table platform.handled_events to comptoir_app');
INSERT INTO migrations.access VALUES (93, 'grant delete on table platform.handled_events to comptoir_system', 'grant delete on table platform.handled_events to comptoir_system');
INSERT INTO migrations.access VALUES (94, 'grant delete on table platform.house_views to comptoir_system', 'grant delete on table platform.house_views to comptoir_system');
INSERT INTO migrations.access VALUES (95, 'grant delete on table platform.import_checks to comptoir_app', 'grant delete on table platform.import_checks to comptoir_app');
INSERT INTO migrations.access VALUES (96, 'grant delete on table platform.import_checks to comptoir_system', 'grant delete on table platform.import_checks to comptoir_system');
INSERT INTO migrations.access VALUES (97, 'grant delete on table platform.import_repairs to comptoir_app', 'grant delete on table platform.import_repairs to comptoir_app');
INSERT INTO migrations.access VALUES (98, 'grant delete on table platform.import_repairs to comptoir_system', 'grant delete on table platform.import_repairs to comptoir_system');
INSERT INTO migrations.access VALUES (99, 'grant delete on table platform.job_workers to comptoir_system', 'grant delete on table platform.job_workers to comptoir_system');
INSERT INTO migrations.access VALUES (100, 'grant delete on table platform.jobs to comptoir_app', 'grant delete on table platform.jobs to comptoir_app');
INSERT INTO migrations.access VALUES (101, 'grant delete on table platform.jobs to comptoir_system', 'grant delete on table platform.jobs to comptoir_system');
INSERT INTO migrations.access VALUES (102, 'grant delete on table platform.notifications to comptoir_app', 'grant delete on table platform.notifications to comptoir_app');
INSERT INTO migrations.access VALUES (103, 'grant delete on table platform.notifications to comptoir_system', 'grant delete on table platform.notifications to comptoir_system');
INSERT INTO migrations.access VALUES (104, 'grant delete on table platform.outbox to comptoir_app', 'grant delete on table platform.outbox to comptoir_app');
INSERT INTO migrations.access VALUES (105, 'grant delete on table platform.outbox to comptoir_system', 'grant delete on table platform.outbox to comptoir_system');
INSERT INTO migrations.access VALUES (106, 'grant delete on table platform.paused_queues to comptoir_system', 'grant delete on table platform.paused_queues to comptoir_system');
INSERT INTO migrations.access VALUES (107, 'grant delete on table platform.refresh_tokens to comptoir_system', 'grant delete on table platform.refresh_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (108, 'grant delete on table platform.report_links to comptoir_app', 'grant delete on table platform.report_links to comptoir_app');
INSERT INTO migrations.access VALUES (109, 'grant delete on table platform.report_links to comptoir_system', 'grant delete on table platform.report_links to comptoir_system');
INSERT INTO migrations.access VALUES (110, 'grant delete on table platform.saved_views to comptoir_app', 'grant delete on table platform.saved_views to comptoir_app');
INSERT INTO migrations.access VALUES (111, 'grant delete on table platform.saved_views to comptoir_system', 'grant delete on table platform.saved_views to comptoir_system');
INSERT INTO migrations.access VALUES (112, 'grant delete on table platform.sessions to comptoir_system', 'grant delete on table platform.sessions to comptoir_system');
INSERT INTO migrations.access VALUES (113, 'grant delete on table platform.spent_captchas to comptoir_system', 'grant delete on table platform.spent_captchas to comptoir_system');
INSERT INTO migrations.access VALUES (114, 'grant delete on table platform.webhook_deliveries to comptoir_app', 'grant delete on table platform.webhook_deliveries to comptoir_app');
INSERT INTO migrations.access VALUES (115, 'grant delete on table platform.webhook_deliveries to comptoir_system', 'grant delete on table platform.webhook_deliveries to comptoir_system');
INSERT INTO migrations.access VALUES (116, 'grant delete on table platform.webhook_endpoints to comptoir_app', 'grant delete on table platform.webhook_endpoints to comptoir_app');
INSERT INTO migrations.access VALUES (117, 'grant delete on table platform.webhook_endpoints to comptoir_system', 'grant delete on table platform.webhook_endpoints to comptoir_system');
INSERT INTO migrations.access VALUES (118, 'grant delete on table platform.webhook_health to comptoir_app', 'grant delete on table platform.webhook_health to comptoir_app');
INSERT INTO migrations.access VALUES (119, 'grant delete on table platform.webhook_health to comptoir_system', 'grant delete on table platform.webhook_health to comptoir_system');
INSERT INTO migrations.access VALUES (120, 'grant delete on table profile_hub.answered_contacts to comptoir_app', 'grant delete on table profile_hub.answered_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (121, 'grant delete on table profile_hub.answered_contacts to comptoir_system', 'grant delete on table profile_hub.answered_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (122, 'grant delete on table profile_hub.campaign_choices to comptoir_app', 'grant delete on table profile_hub.campaign_choices to comptoir_app');
INSERT INTO migrations.access VALUES (123, 'grant delete on table profile_hub.campaign_choices to comptoir_system', 'grant delete on table profile_hub.campaign_choices to comptoir_system');
INSERT INTO migrations.access VALUES (124, 'grant delete on table profile_hub.campaign_questions to comptoir_app', 'grant delete on table profile_hub.campaign_questions to comptoir_app');
INSERT INTO migrations.access VALUES (125, 'grant delete on table profile_hub.campaign_questions to comptoir_system', 'grant delete on table profile_hub.campaign_questions to comptoir_system');
INSERT INTO migrations.access VALUES (126, 'grant delete on table profile_hub.campaign_responses to comptoir_app', 'grant delete on table profile_hub.campaign_responses to comptoir_app');
INSERT INTO migrations.access VALUES (127, 'grant delete on table profile_hub.campaign_responses to comptoir_system', 'grant delete on table profile_hub.campaign_responses to comptoir_system');
INSERT INTO migrations.access VALUES (128, 'grant delete on table profile_hub.campaigns to comptoir_app', 'grant delete on table profile_hub.campaigns to comptoir_app');
INSERT INTO migrations.access VALUES (129, 'grant delete on table profile_hub.campaigns to comptoir_system', 'grant delete on table profile_hub.campaigns to comptoir_system');
INSERT INTO migrations.access VALUES (130, 'grant delete on table profile_hub.contact_addresses to comptoir_app', 'grant delete on table profile_hub.contact_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (131, 'grant delete on table profile_hub.contact_addresses to comptoir_system', 'grant delete on table profile_hub.contact_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (132, 'grant delete on table profile_hub.contact_count_changes to comptoir_app', 'grant delete on table profile_hub.contact_count_changes to comptoir_app');
INSERT INTO migrations.access VALUES (133, 'grant delete on table profile_hub.contact_count_changes to comptoir_system', 'grant delete on table profile_hub.contact_count_changes to comptoir_system');
INSERT INTO migrations.access VALUES (134, 'grant delete on table profile_hub.contact_counts to comptoir_app', 'grant delete on table profile_hub.contact_counts to comptoir_app');
INSERT INTO migrations.access VALUES (135, 'grant delete on table profile_hub.contact_counts to comptoir_system', 'grant delete on table profile_hub.contact_counts to comptoir_system');
INSERT INTO migrations.access VALUES (136, 'grant delete on table profile_hub.contact_month_ends to comptoir_app', 'grant delete on table profile_hub.contact_month_ends to comptoir_app');
INSERT INTO migrations.access VALUES (137, 'grant delete on table profile_hub.contact_month_ends to comptoir_system', 'grant delete on table profile_hub.contact_month_ends to comptoir_system');
INSERT INTO migrations.access VALUES (138, 'grant delete on table profile_hub.contacts to comptoir_app', 'grant delete on table profile_hub.contacts to comptoir_app');
INSERT INTO migrations.access VALUES (139, 'grant delete on table profile_hub.contacts to comptoir_system', 'grant delete on table profile_hub.contacts to comptoir_system');
INSERT INTO migrations.access VALUES (140, 'grant delete on table profile_hub.criteria to comptoir_app', 'grant delete on table profile_hub.criteria to comptoir_app');
INSERT INTO migrations.access VALUES (141, 'grant delete on table profile_hub.criteria to comptoir_system', 'grant delete on table profile_hub.criteria to comptoir_system');
INSERT INTO migrations.access VALUES (142, 'grant delete on table profile_hub.criterion_options to comptoir_system', 'grant delete on table profile_hub.criterion_options to comptoir_system');
INSERT INTO migrations.access VALUES (143, 'grant delete on table profile_hub.data_requests to comptoir_app', 'grant delete on table profile_hub.data_requests to comptoir_app');
INSERT INTO migrations.access VALUES (144, 'grant delete on table profile_hub.data_requests to comptoir_system', 'grant delete on table profile_hub.data_requests to comptoir_system');
INSERT INTO migrations.access VALUES (145, 'grant delete on table profile_hub.doubles to comptoir_app', 'grant delete on table profile_hub.doubles to comptoir_app');
INSERT INTO migrations.access VALUES (146, 'grant delete on table profile_hub.doubles to comptoir_system', 'grant delete on table profile_hub.doubles to comptoir_system');
INSERT INTO migrations.access VALUES (147, 'grant delete on table profile_hub.doubles_waiting to comptoir_app', 'grant delete on table profile_hub.doubles_waiting to comptoir_app');
INSERT INTO migrations.access VALUES (148, 'grant delete on table profile_hub.doubles_waiting to comptoir_system', 'grant delete on table profile_hub.doubles_waiting to comptoir_system');
INSERT INTO migrations.access VALUES (149, 'grant delete on table profile_hub.exports to comptoir_system', 'grant delete on table profile_hub.exports to comptoir_system');
INSERT INTO migrations.access VALUES (150, 'grant delete on table profile_hub.import_changes to comptoir_app', 'grant delete on table profile_hub.import_changes to comptoir_app');
INSERT INTO migrations.access VALUES (151, 'grant delete on table profile_hub.import_changes to comptoir_system', 'grant delete on table profile_hub.import_changes to comptoir_system');
INSERT INTO migrations.access VALUES (152, 'grant delete on table profile_hub.imports to comptoir_app', 'grant delete on table profile_hub.imports to comptoir_app');
INSERT INTO migrations.access VALUES (153, 'grant delete on table profile_hub.imports to comptoir_system', 'grant delete on table profile_hub.imports to comptoir_system');
INSERT INTO migrations.access VALUES (154, 'grant delete on table profile_hub.lead_contacts to comptoir_app', 'grant delete on table profile_hub.lead_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (155, 'grant delete on table profile_hub.lead_contacts to comptoir_system', 'grant delete on table profile_hub.lead_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (156, 'grant delete on table profile_hub.mapping_answers to comptoir_app', 'grant delete on table profile_hub.mapping_answers to comptoir_app');
INSERT INTO migrations.access VALUES (157, 'grant delete on table profile_hub.mapping_answers to comptoir_system', 'grant delete on table profile_hub.mapping_answers to comptoir_system');
INSERT INTO migrations.access VALUES (158, 'grant delete on table profile_hub.mapping_questions to comptoir_app', 'grant delete on table profile_hub.mapping_questions to comptoir_app');
INSERT INTO migrations.access VALUES (159, 'grant delete on table profile_hub.mapping_questions to comptoir_system', 'grant delete on table profile_hub.mapping_questions to comptoir_system');
INSERT INTO migrations.access VALUES (160, 'grant delete on table profile_hub.mappings to comptoir_app', 'grant delete on table profile_hub.mappings to comptoir_app');
INSERT INTO migrations.access VALUES (161, 'grant delete on table profile_hub.mappings to comptoir_system', 'grant delete on table profile_hub.mappings to comptoir_system');
INSERT INTO migrations.access VALUES (162, 'grant delete on table profile_hub.merged_contacts to comptoir_app', 'grant delete on table profile_hub.merged_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (163, 'grant delete on table profile_hub.merged_contacts to comptoir_system', 'grant delete on table profile_hub.merged_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (164, 'grant delete on table profile_hub.merges to comptoir_app', 'grant delete on table profile_hub.merges to comptoir_app');
INSERT INTO migrations.access VALUES (165, 'grant delete on table profile_hub.merges to comptoir_system', 'grant delete on table profile_hub.merges to comptoir_system');
INSERT INTO migrations.access VALUES (166, 'grant delete on table profile_hub.retention to comptoir_app', 'grant delete on table profile_hub.retention to comptoir_app');
INSERT INTO migrations.access VALUES (167, 'grant delete on table profile_hub.retention to comptoir_system', 'grant delete on table profile_hub.retention to comptoir_system');
INSERT INTO migrations.access VALUES (168, 'grant delete on table profile_hub.segment_members to comptoir_app', 'grant delete on table profile_hub.segment_members to comptoir_app');
INSERT INTO migrations.access VALUES (169, 'grant delete on table profile_hub.segment_members to comptoir_system', 'grant delete on table profile_hub.segment_members to comptoir_system');
INSERT INTO migrations.access VALUES (170, 'grant delete on table profile_hub.segments to comptoir_app', 'grant delete on table profile_hub.segments to comptoir_app');
INSERT INTO migrations.access VALUES (171, 'grant delete on table profile_hub.segments to comptoir_system', 'grant delete on table profile_hub.segments to comptoir_system');
INSERT INTO migrations.access VALUES (172, 'grant delete on table profile_hub.stations to comptoir_app', 'grant delete on table profile_hub.stations to comptoir_app');
INSERT INTO migrations.access VALUES (173, 'grant delete on table profile_hub.stations to comptoir_system', 'grant delete on table profile_hub.stations to comptoir_system');
INSERT INTO migrations.access VALUES (174, 'grant delete on table touchpoints.configurations to comptoir_app', 'grant delete on table touchpoints.configurations to comptoir_app');
INSERT INTO migrations.access VALUES (175, 'grant delete on table touchpoints.configurations to comptoir_system', 'grant delete on table touchpoints.configurations to comptoir_system');
INSERT INTO migrations.access VALUES (176, 'grant delete on table touchpoints.counted_zones to comptoir_app', 'grant delete on table touchpoints.counted_zones to comptoir_app');
INSERT INTO migrations.access VALUES (177, 'grant delete on table touchpoints.counted_zones to comptoir_system', 'grant delete on table touchpoints.counted_zones to comptoir_system');
INSERT INTO migrations.access VALUES (178, 'grant delete on table touchpoints.daily_counts to comptoir_app', 'grant delete on table touchpoints.daily_counts to comptoir_app');
INSERT INTO migrations.access VALUES (179, 'grant delete on table touchpoints.daily_counts to comptoir_system', 'grant delete on table touchpoints.daily_counts to comptoir_system');
INSERT INTO migrations.access VALUES (180, 'grant delete on table touchpoints.dead_codes to comptoir_app', 'grant delete on table touchpoints.dead_codes to comptoir_app');
INSERT INTO migrations.access VALUES (181, 'grant delete on table touchpoints.dead_codes to comptoir_system', 'grant delete on table touchpoints.dead_codes to comptoir_system');
INSERT INTO migrations.access VALUES (182, 'grant delete on table touchpoints.ended_before to comptoir_app', 'grant delete on table touchpoints.ended_before to comptoir_app');
INSERT INTO migrations.access VALUES (183, 'grant delete on table touchpoints.ended_before to comptoir_system', 'grant delete on table touchpoints.ended_before to comptoir_system');
INSERT INTO migrations.access VALUES (184, 'grant delete on table touchpoints.landing_builds to comptoir_app', 'grant delete on table touchpoints.landing_builds to comptoir_app');
INSERT INTO migrations.access VALUES (185, 'grant delete on table touchpoints.landing_builds to comptoir_system', 'grant delete on table touchpoints.landing_builds to comptoir_system');
INSERT INTO migrations.access VALUES (186, 'grant delete on table touchpoints.landing_pages to comptoir_app', 'grant delete on table touchpoints.landing_pages to comptoir_app');
INSERT INTO migrations.access VALUES (187, 'grant delete on table touchpoints.landing_pages to comptoir_system', 'grant delete on table touchpoints.landing_pages to comptoir_system');
INSERT INTO migrations.access VALUES (188, 'grant delete on table touchpoints.print_overrules to comptoir_app', 'grant delete on table touchpoints.print_overrules to comptoir_app');
INSERT INTO migrations.access VALUES (189, 'grant delete on table touchpoints.print_overrules to comptoir_system', 'grant delete on table touchpoints.print_overrules to comptoir_system');
INSERT INTO migrations.access VALUES (190, 'grant delete on table touchpoints.printed_gtins to comptoir_app', 'grant delete on table touchpoints.printed_gtins to comptoir_app');
INSERT INTO migrations.access VALUES (191, 'grant delete on table touchpoints.printed_gtins to comptoir_system', 'grant delete on table touchpoints.printed_gtins to comptoir_system');
INSERT INTO migrations.access VALUES (192, 'grant delete on table touchpoints.product_switches to comptoir_app', 'grant delete on table touchpoints.product_switches to comptoir_app');
INSERT INTO migrations.access VALUES (193, 'grant delete on table touchpoints.product_switches to comptoir_system', 'grant delete on table touchpoints.product_switches to comptoir_system');
INSERT INTO migrations.access VALUES (194, 'grant delete on table touchpoints.seen_countries to comptoir_app', 'grant delete on table touchpoints.seen_countries to comptoir_app');
INSERT INTO migrations.access VALUES (195, 'grant delete on table touchpoints.seen_countries to comptoir_system', 'grant delete on table touchpoints.seen_countries to comptoir_system');
INSERT INTO migrations.access VALUES (196, 'grant delete on table touchpoints.suffixes to comptoir_app', 'grant delete on table touchpoints.suffixes to comptoir_app');
INSERT INTO migrations.access VALUES (197, 'grant delete on table touchpoints.suffixes to comptoir_system', 'grant delete on table touchpoints.suffixes to comptoir_system');
INSERT INTO migrations.access VALUES (198, 'grant delete on table touchpoints.totals to comptoir_app', 'grant delete on table touchpoints.totals to comptoir_app');
INSERT INTO migrations.access VALUES (199, 'grant delete on table touchpoints.totals to comptoir_system', 'grant delete on table touchpoints.totals to comptoir_system');
INSERT INTO migrations.access VALUES (200, 'grant delete on table touchpoints.touchpoints to comptoir_app', 'grant delete on table touchpoints.touchpoints to comptoir_app');
INSERT INTO migrations.access VALUES (201, 'grant delete on table touchpoints.touchpoints to comptoir_system', 'grant delete on table touchpoints.touchpoints to comptoir_system');
INSERT INTO migrations.access VALUES (202, 'grant delete on table touchpoints.visit_budgets to comptoir_app', 'grant delete on table touchpoints.visit_budgets to comptoir_app');
INSERT INTO migrations.access VALUES (203, 'grant delete on table touchpoints.visit_budgets to comptoir_system', 'grant delete on table touchpoints.visit_budgets to comptoir_system');
INSERT INTO migrations.access VALUES (204, 'grant delete on table touchpoints.visits to comptoir_app', 'grant delete on table touchpoints.visits to comptoir_app');
INSERT INTO migrations.access VALUES (205, 'grant delete on table touchpoints.visits to comptoir_system', 'grant delete on table touchpoints.visits to comptoir_system');
INSERT INTO migrations.access VALUES (206, 'grant insert on table accounts.access_requests to comptoir_system', 'grant insert on table accounts.access_requests to comptoir_system');
INSERT INTO migrations.access VALUES (207, 'grant insert on table accounts.first_admin_links to comptoir_system', 'grant insert on table accounts.first_admin_links to comptoir_system');
INSERT INTO migrations.access VALUES (208, 'grant insert on table accounts.memberships to comptoir_app', 'grant insert on table accounts.memberships to comptoir_app');
INSERT INTO migrations.access VALUES (209, 'grant insert on table accounts.memberships to comptoir_system', 'grant insert on table accounts.memberships to comptoir_system');
INSERT INTO migrations.access VALUES (210, 'grant insert on table accounts.password_links to comptoir_system', 'grant insert on table accounts.password_links to comptoir_system');
INSERT INTO migrations.access VALUES (211, 'grant insert on table accounts.sign_in_failures to comptoir_system', 'grant insert on table accounts.sign_in_failures to comptoir_system');
INSERT INTO migrations.access VALUES (212, 'grant insert on table accounts.users to comptoir_system', 'grant insert on table accounts.users to comptoir_system');
INSERT INTO migrations.access VALUES (213, 'grant insert on table directory.associations to comptoir_app', 'grant insert on table directory.associations to comptoir_app');
INSERT INTO migrations.access VALUES (214, 'grant insert on table directory.associations to comptoir_system', 'grant insert on table directory.associations to comptoir_system');
INSERT INTO migrations.access VALUES (215, 'grant insert on table directory.client_modules to comptoir_app', 'grant insert on table directory.client_modules to comptoir_app');
INSERT INTO migrations.access VALUES (216, 'grant insert on table directory.client_modules to comptoir_system', 'grant insert on table directory.client_modules to comptoir_system');
INSERT INTO migrations.access VALUES (217, 'grant insert on table directory.clients to comptoir_system', 'grant insert on table directory.clients to comptoir_system');
INSERT INTO migrations.access VALUES (218, 'grant insert on table directory.group_members to comptoir_app', 'grant insert on table directory.group_members to comptoir_app');
INSERT INTO migrations.access VALUES (219, 'grant insert on table directory.group_members to comptoir_system', 'grant insert on table directory.group_members to comptoir_system');
INSERT INTO migrations.access VALUES (220, 'grant insert on table directory.groups to comptoir_app', 'grant insert on table directory.groups to comptoir_app');
INSERT INTO migrations.access VALUES (221, 'grant insert on table directory.groups to comptoir_system', 'grant insert on table directory.groups to comptoir_system');
INSERT INTO migrations.access VALUES (222, 'grant insert on table directory.location_types to comptoir_app', 'grant insert on table directory.location_types to comptoir_app');
INSERT INTO migrations.access VALUES (223, 'grant insert on table directory.location_types to comptoir_system', 'grant insert on table directory.location_types to comptoir_system');
INSERT INTO migrations.access VALUES (224, 'grant insert on table directory.locations to comptoir_app', 'grant insert on table directory.locations to comptoir_app');
INSERT INTO migrations.access VALUES (225, 'grant insert on table directory.locations to comptoir_system', 'grant insert on table directory.locations to comptoir_system');
INSERT INTO migrations.access VALUES (226, 'grant insert on table directory.product_lookups to comptoir_app', 'grant insert on table directory.product_lookups to comptoir_app');
INSERT INTO migrations.access VALUES (227, 'grant insert on table directory.product_lookups to comptoir_system', 'grant insert on table directory.product_lookups to comptoir_system');
INSERT INTO migrations.access VALUES (228, 'grant insert on table directory.products to comptoir_app', 'grant insert on table directory.products to comptoir_app');
INSERT INTO migrations.access VALUES (229, 'grant insert on table directory.products to comptoir_system', 'grant insert on table directory.products to comptoir_system');
INSERT INTO migrations.access VALUES (230, 'grant insert on table leads.brand_figures to comptoir_app', 'grant insert on table leads.brand_figures to comptoir_app');
INSERT INTO migrations.access VALUES (231, 'grant insert on table leads.brand_figures to comptoir_system', 'grant insert on table leads.brand_figures to comptoir_system');
INSERT INTO migrations.access VALUES (232, 'grant insert on table leads.counted_leads to comptoir_app', 'grant insert on table leads.counted_leads to comptoir_app');
INSERT INTO migrations.access VALUES (233, 'grant insert on table leads.counted_leads to comptoir_system', 'grant insert on table leads.counted_leads to comptoir_system');
INSERT INTO migrations.access VALUES (234, 'grant insert on table leads.form_versions to comptoir_app', 'grant insert on table leads.form_versions to comptoir_app');
INSERT INTO migrations.access VALUES (235, 'grant insert on table leads.form_versions to comptoir_system', 'grant insert on table leads.form_versions to comptoir_system');
INSERT INTO migrations.access VALUES (236, 'grant insert on table leads.forms to comptoir_app', 'grant insert on table leads.forms to comptoir_app');
INSERT INTO migrations.access VALUES (237, 'grant insert on table leads.forms to comptoir_system', 'grant insert on table leads.forms to comptoir_system');
INSERT INTO migrations.access VALUES (238, 'grant insert on table leads.lead_figures to comptoir_app', 'grant insert on table leads.lead_figures to comptoir_app');
INSERT INTO migrations.access VALUES (239, 'grant insert on table leads.lead_figures to comptoir_system', 'grant insert on table leads.lead_figures to comptoir_system');
INSERT INTO migrations.access VALUES (240, 'grant insert on table leads.lead_files to comptoir_app', 'grant insert on table leads.lead_files to comptoir_app');
INSERT INTO migrations.access VALUES (241, 'grant insert on table leads.lead_files to comptoir_system', 'grant insert on table leads.lead_files to comptoir_system');
INSERT INTO migrations.access VALUES (242, 'grant insert on table leads.lead_history to comptoir_app', 'grant insert on table leads.lead_history to comptoir_app');
INSERT INTO migrations.access VALUES (243, 'grant insert on table leads.lead_history to comptoir_system', 'grant insert on table leads.lead_history to comptoir_system');
INSERT INTO migrations.access VALUES (244, 'grant insert on table leads.lead_tokens to comptoir_app', 'grant insert on table leads.lead_tokens to comptoir_app');
INSERT INTO migrations.access VALUES (245, 'grant insert on table leads.lead_tokens to comptoir_system', 'grant insert on table leads.lead_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (246, 'grant insert on table leads.leads to comptoir_app', 'grant insert on table leads.leads to comptoir_app');
INSERT INTO migrations.access VALUES (247, 'grant insert on table leads.leads to comptoir_system', 'grant insert on table leads.leads to comptoir_system');
INSERT INTO migrations.access VALUES (248, 'grant insert on table leads.leads_to_count to comptoir_app', 'grant insert on table leads.leads_to_count to comptoir_app');
INSERT INTO migrations.access VALUES (249, 'grant insert on table leads.leads_to_count to comptoir_system', 'grant insert on table leads.leads_to_count to comptoir_system');
INSERT INTO migrations.access VALUES (250, 'grant insert on table leads.page_checks to comptoir_app', 'grant insert on table leads.page_checks to comptoir_app');
INSERT INTO migrations.access VALUES (251, 'grant insert on table leads.page_checks to comptoir_system', 'grant insert on table leads.page_checks to comptoir_system');
INSERT INTO migrations.access VALUES (252, 'grant insert on table leads.product_figures to comptoir_app', 'grant insert on table leads.product_figures to comptoir_app');
INSERT INTO migrations.access VALUES (253, 'grant insert on table leads.product_figures to comptoir_system', 'grant insert on table leads.product_figures to comptoir_system');
INSERT INTO migrations.access VALUES (254, 'grant insert on table leads.reminder_choices to comptoir_app', 'grant insert on table leads.reminder_choices to comptoir_app');
INSERT INTO migrations.access VALUES (255, 'grant insert on table leads.reminder_choices to comptoir_system', 'grant insert on table leads.reminder_choices to comptoir_system');
INSERT INTO migrations.access VALUES (256, 'grant insert on table leads.time_figures to comptoir_app', 'grant insert on table leads.time_figures to comptoir_app');
INSERT INTO migrations.access VALUES (257, 'grant insert on table leads.time_figures to comptoir_system', 'grant insert on table leads.time_figures to comptoir_system');
INSERT INTO migrations.access VALUES (258, 'grant insert on table pgboss.bam to comptoir_system', 'grant insert on table pgboss.bam to comptoir_system');
INSERT INTO migrations.access VALUES (259, 'grant insert on table pgboss.job to comptoir_app', 'grant insert on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (260, 'grant insert on table pgboss.job to comptoir_system', 'grant insert on table pgboss.job to comptoir_system');
INSERT INTO migrations.access VALUES (261, 'grant insert on table pgboss.job_common to comptoir_app', 'grant insert on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (262, 'grant insert on table pgboss.job_common to comptoir_system', 'grant insert on table pgboss.job_common to comptoir_system');
INSERT INTO migrations.access VALUES (263, 'grant insert on table pgboss.job_dependency to comptoir_system', 'grant insert on table pgboss.job_dependency to comptoir_system');
INSERT INTO migrations.access VALUES (264, 'grant insert on table pgboss.queue to comptoir_system', 'grant insert on table pgboss.queue to comptoir_system');
INSERT INTO migrations.access VALUES (265, 'grant insert on table pgboss.queue_stats to comptoir_system', 'grant insert on table pgboss.queue_stats to comptoir_system');
INSERT INTO migrations.access VALUES (266, 'grant insert on table pgboss.queue_stats_20261116 to comptoir_system', 'grant insert on table pgboss.queue_stats_20261116 to comptoir_system');
INSERT INTO migrations.access VALUES (267, 'grant insert on table pgboss.queue_stats_20261117 to comptoir_system', 'grant insert on table pgboss.queue_stats_20261117 to comptoir_system');
INSERT INTO migrations.access VALUES (268, 'grant insert on table pgboss.schedule to comptoir_system', 'grant insert on table pgboss.schedule to comptoir_system');
INSERT INTO migrations.access VALUES (269, 'grant insert on table pgboss.subscription to comptoir_system', 'grant insert on table pgboss.subscription to comptoir_system');
INSERT INTO migrations.access VALUES (270, 'grant insert on table pgboss.version to comptoir_system', 'grant insert on table pgboss.version to comptoir_system');
INSERT INTO migrations.access VALUES (271, 'grant insert on table pgboss.warning to comptoir_system', 'grant insert on table pgboss.warning to comptoir_system');
INSERT INTO migrations.access VALUES (272, 'grant insert on table platform.acting to comptoir_system', 'grant insert on table platform.acting to comptoir_system');
INSERT INTO migrations.access VALUES (273, 'grant insert on table platform.api_keys to comptoir_app', 'grant insert on table platform.api_keys to comptoir_app');
INSERT INTO migrations.access VALUES (274, 'grant insert on table platform.api_keys to comptoir_system', 'grant insert on table platform.api_keys to comptoir_system');
INSERT INTO migrations.access VALUES (275, 'grant insert on table platform.connector_checks to comptoir_system', 'grant insert on table platform.connector_checks to comptoir_system');
INSERT INTO migrations.access VALUES (276, 'grant insert on table platform.events to comptoir_app', 'grant insert on table platform.events to comptoir_app');
INSERT INTO migrations.access VALUES (277, 'grant insert on table platform.events to comptoir_system', 'grant insert on table platform.events to comptoir_system');
INSERT INTO migrations.access VALUES (278, 'grant insert on table platform.file_objects to comptoir_app', 'grant insert on table platform.file_objects to comptoir_app');
INSERT INTO migrations.access VALUES (279, 'grant insert on table platform.file_objects to comptoir_system', 'grant insert on table platform.file_objects to comptoir_system');
INSERT INTO migrations.access VALUES (280, 'grant insert on table platform.files to comptoir_app', 'grant insert on table platform.files to comptoir_app');
INSERT INTO migrations.access VALUES (281, 'grant insert on table platform.files to comptoir_system', 'grant insert on table platform.files to comptoir_system');
INSERT INTO migrations.access VALUES (282, 'grant insert on table platform.handled_events to comptoir_app', 'grant insert on table platform.handled_events to comptoir_app');
INSERT INTO migrations.access VALUES (283, 'grant insert on table platform.handled_events to comptoir_system', 'grant insert on table platform.handled_events to comptoir_system');
INSERT INTO migrations.access VALUES (284, 'grant insert on table platform.house_views to comptoir_system', 'grant insert on table platform.house_views to comptoir_system');
INSERT INTO migrations.access VALUES (285, 'grant insert on table platform.import_checks to comptoir_app', 'grant insert on table platform.import_checks to comptoir_app');
INSERT INTO migrations.access VALUES (286, 'grant insert on table platform.import_checks to comptoir_system', 'grant insert on table platform.import_checks to comptoir_system');
INSERT INTO migrations.access VALUES (287, 'grant insert on table platform.import_repairs to comptoir_app', 'grant insert on table platform.import_repairs to comptoir_app');
INSERT INTO migrations.access VALUES (288, 'grant insert on table platform.import_repairs to comptoir_system', 'grant insert on table platform.import_repairs to comptoir_system');
INSERT INTO migrations.access VALUES (289, 'grant insert on table platform.job_workers to comptoir_system', 'grant insert on table platform.job_workers to comptoir_system');
INSERT INTO migrations.access VALUES (290, 'grant insert on table platform.jobs to comptoir_app', 'grant insert on table platform.jobs to comptoir_app');
INSERT INTO migrations.access VALUES (291, 'grant insert on table platform.jobs to comptoir_system', 'grant insert on table platform.jobs to comptoir_system');
INSERT INTO migrations.access VALUES (292, 'grant insert on table platform.notifications to comptoir_app', 'grant insert on table platform.notifications to comptoir_app');
INSERT INTO migrations.access VALUES (293, 'grant insert on table platform.notifications to comptoir_system', 'grant insert on table platform.notifications to comptoir_system');
INSERT INTO migrations.access VALUES (294, 'grant insert on table platform.outbox to comptoir_app', 'grant insert on table platform.outbox to comptoir_app');
INSERT INTO migrations.access VALUES (295, 'grant insert on table platform.outbox to comptoir_system', 'grant insert on table platform.outbox to comptoir_system');
INSERT INTO migrations.access VALUES (296, 'grant insert on table platform.paused_queues to comptoir_system', 'grant insert on table platform.paused_queues to comptoir_system');
INSERT INTO migrations.access VALUES (297, 'grant insert on table platform.refresh_tokens to comptoir_system', 'grant insert on table platform.refresh_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (298, 'grant insert on table platform.report_links to comptoir_app', 'grant insert on table platform.report_links to comptoir_app');
INSERT INTO migrations.access VALUES (299, 'grant insert on table platform.report_links to comptoir_system', 'grant insert on table platform.report_links to comptoir_system');
INSERT INTO migrations.access VALUES (300, 'grant insert on table platform.saved_views to comptoir_app', 'grant insert on table platform.saved_views to comptoir_app');
INSERT INTO migrations.access VALUES (301, 'grant insert on table platform.saved_views to comptoir_system', 'grant insert on table platform.saved_views to comptoir_system');
INSERT INTO migrations.access VALUES (302, 'grant insert on table platform.sessions to comptoir_system', 'grant insert on table platform.sessions to comptoir_system');
INSERT INTO migrations.access VALUES (303, 'grant insert on table platform.spent_captchas to comptoir_system', 'grant insert on table platform.spent_captchas to comptoir_system');
INSERT INTO migrations.access VALUES (304, 'grant insert on table platform.webhook_deliveries to comptoir_app', 'grant insert on table platform.webhook_deliveries to comptoir_app');
INSERT INTO migrations.access VALUES (305, 'grant insert on table platform.webhook_deliveries to comptoir_system', 'grant insert on table platform.webhook_deliveries to comptoir_system');
INSERT INTO migrations.access VALUES (306, 'grant insert on table platform.webhook_endpoints to comptoir_app', 'grant insert on table platform.webhook_endpoints to comptoir_app');
INSERT INTO migrations.access VALUES (307, 'grant insert on table platform.webhook_endpoints to comptoir_system', 'grant insert on table platform.webhook_endpoints to comptoir_system');
INSERT INTO migrations.access VALUES (308, 'grant insert on table platform.webhook_health to comptoir_app', 'grant insert on table platform.webhook_health to comptoir_app');
INSERT INTO migrations.access VALUES (309, 'grant insert on table platform.webhook_health to comptoir_system', 'grant insert on table platform.webhook_health to comptoir_system');
INSERT INTO migrations.access VALUES (310, 'grant insert on table profile_hub.answered_contacts to comptoir_app', 'grant insert on table profile_hub.answered_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (311, 'grant insert on table profile_hub.answered_contacts to comptoir_system', 'grant insert on table profile_hub.answered_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (312, 'grant insert on table profile_hub.campaign_choices to comptoir_app', 'grant insert on table profile_hub.campaign_choices to comptoir_app');
INSERT INTO migrations.access VALUES (313, 'grant insert on table profile_hub.campaign_choices to comptoir_system', 'grant insert on table profile_hub.campaign_choices to comptoir_system');
INSERT INTO migrations.access VALUES (314, 'grant insert on table profile_hub.campaign_questions to comptoir_app', 'grant insert on table profile_hub.campaign_questions to comptoir_app');
INSERT INTO migrations.access VALUES (315, 'grant insert on table profile_hub.campaign_questions to comptoir_system', 'grant insert on table profile_hub.campaign_questions to comptoir_system');
INSERT INTO migrations.access VALUES (316, 'grant insert on table profile_hub.campaign_responses to comptoir_app', 'grant insert on table profile_hub.campaign_responses to comptoir_app');
INSERT INTO migrations.access VALUES (317, 'grant insert on table profile_hub.campaign_responses to comptoir_system', 'grant insert on table profile_hub.campaign_responses to comptoir_system');
INSERT INTO migrations.access VALUES (318, 'grant insert on table profile_hub.campaigns to comptoir_app', 'grant insert on table profile_hub.campaigns to comptoir_app');
INSERT INTO migrations.access VALUES (319, 'grant insert on table profile_hub.campaigns to comptoir_system', 'grant insert on table profile_hub.campaigns to comptoir_system');
INSERT INTO migrations.access VALUES (320, 'grant insert on table profile_hub.certificates to comptoir_app', 'grant insert on table profile_hub.certificates to comptoir_app');
INSERT INTO migrations.access VALUES (321, 'grant insert on table profile_hub.certificates to comptoir_system', 'grant insert on table profile_hub.certificates to comptoir_system');
INSERT INTO migrations.access VALUES (322, 'grant insert on table profile_hub.consents to comptoir_app', 'grant insert on table profile_hub.consents to comptoir_app');
INSERT INTO migrations.access VALUES (323, 'grant insert on table profile_hub.consents to comptoir_system', 'grant insert on table profile_hub.consents to comptoir_system');
INSERT INTO migrations.access VALUES (324, 'grant insert on table profile_hub.contact_addresses to comptoir_app', 'grant insert on table profile_hub.contact_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (325, 'grant insert on table profile_hub.contact_addresses to comptoir_system', 'grant insert on table profile_hub.contact_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (326, 'grant insert on table profile_hub.contact_count_changes to comptoir_app', 'grant insert on table profile_hub.contact_count_changes to comptoir_app');
INSERT INTO migrations.access VALUES (327, 'grant insert on table profile_hub.contact_count_changes to comptoir_system', 'grant insert on table profile_hub.contact_count_changes to comptoir_system');
INSERT INTO migrations.access VALUES (328, 'grant insert on table profile_hub.contact_counts to comptoir_app', 'grant insert on table profile_hub.contact_counts to comptoir_app');
INSERT INTO migrations.access VALUES (329, 'grant insert on table profile_hub.contact_counts to comptoir_system', 'grant insert on table profile_hub.contact_counts to comptoir_system');
INSERT INTO migrations.access VALUES (330, 'grant insert on table profile_hub.contact_month_ends to comptoir_app', 'grant insert on table profile_hub.contact_month_ends to comptoir_app');
INSERT INTO migrations.access VALUES (331, 'grant insert on table profile_hub.contact_month_ends to comptoir_system', 'grant insert on table profile_hub.contact_month_ends to comptoir_system');
INSERT INTO migrations.access VALUES (332, 'grant insert on table profile_hub.contacts to comptoir_app', 'grant insert on table profile_hub.contacts to comptoir_app');
INSERT INTO migrations.access VALUES (333, 'grant insert on table profile_hub.contacts to comptoir_system', 'grant insert on table profile_hub.contacts to comptoir_system');
INSERT INTO migrations.access VALUES (334, 'grant insert on table profile_hub.criteria to comptoir_app', 'grant insert on table profile_hub.criteria to comptoir_app');
INSERT INTO migrations.access VALUES (335, 'grant insert on table profile_hub.criteria to comptoir_system', 'grant insert on table profile_hub.criteria to comptoir_system');
INSERT INTO migrations.access VALUES (336, 'grant insert on table profile_hub.criterion_options to comptoir_app', 'grant insert on table profile_hub.criterion_options to comptoir_app');
INSERT INTO migrations.access VALUES (337, 'grant insert on table profile_hub.criterion_options to comptoir_system', 'grant insert on table profile_hub.criterion_options to comptoir_system');
INSERT INTO migrations.access VALUES (338, 'grant insert on table profile_hub.data_requests to comptoir_app', 'grant insert on table profile_hub.data_requests to comptoir_app');
INSERT INTO migrations.access VALUES (339, 'grant insert on table profile_hub.data_requests to comptoir_system', 'grant insert on table profile_hub.data_requests to comptoir_system');
INSERT INTO migrations.access VALUES (340, 'grant insert on table profile_hub.doubles to comptoir_app', 'grant insert on table profile_hub.doubles to comptoir_app');
INSERT INTO migrations.access VALUES (341, 'grant insert on table profile_hub.doubles to comptoir_system', 'grant insert on table profile_hub.doubles to comptoir_system');
INSERT INTO migrations.access VALUES (342, 'grant insert on table profile_hub.doubles_waiting to comptoir_app', 'grant insert on table profile_hub.doubles_waiting to comptoir_app');
INSERT INTO migrations.access VALUES (343, 'grant insert on table profile_hub.doubles_waiting to comptoir_system', 'grant insert on table profile_hub.doubles_waiting to comptoir_system');
INSERT INTO migrations.access VALUES (344, 'grant insert on table profile_hub.erased_addresses to comptoir_app', 'grant insert on table profile_hub.erased_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (345, 'grant insert on table profile_hub.erased_addresses to comptoir_system', 'grant insert on table profile_hub.erased_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (346, 'grant insert on table profile_hub.erasures to comptoir_app', 'grant insert on table profile_hub.erasures to comptoir_app');
INSERT INTO migrations.access VALUES (347, 'grant insert on table profile_hub.erasures to comptoir_system', 'grant insert on table profile_hub.erasures to comptoir_system');
INSERT INTO migrations.access VALUES (348, 'grant insert on table profile_hub.exports to comptoir_app', 'grant insert on table profile_hub.exports to comptoir_app');
INSERT INTO migrations.access VALUES (349, 'grant insert on table profile_hub.exports to comptoir_system', 'grant insert on table profile_hub.exports to comptoir_system');
INSERT INTO migrations.access VALUES (350, 'grant insert on table profile_hub.import_changes to comptoir_app', 'grant insert on table profile_hub.import_changes to comptoir_app');
INSERT INTO migrations.access VALUES (351, 'grant insert on table profile_hub.import_changes to comptoir_system', 'grant insert on table profile_hub.import_changes to comptoir_system');
INSERT INTO migrations.access VALUES (352, 'grant insert on table profile_hub.imports to comptoir_app', 'grant insert on table profile_hub.imports to comptoir_app');
INSERT INTO migrations.access VALUES (353, 'grant insert on table profile_hub.imports to comptoir_system', 'grant insert on table profile_hub.imports to comptoir_system');
INSERT INTO migrations.access VALUES (354, 'grant insert on table profile_hub.lead_contacts to comptoir_app', 'grant insert on table profile_hub.lead_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (355, 'grant insert on table profile_hub.lead_contacts to comptoir_system', 'grant insert on table profile_hub.lead_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (356, 'grant insert on table profile_hub.mapping_answers to comptoir_app', 'grant insert on table profile_hub.mapping_answers to comptoir_app');
INSERT INTO migrations.access VALUES (357, 'grant insert on table profile_hub.mapping_answers to comptoir_system', 'grant insert on table profile_hub.mapping_answers to comptoir_system');
INSERT INTO migrations.access VALUES (358, 'grant insert on table profile_hub.mapping_questions to comptoir_app', 'grant insert on table profile_hub.mapping_questions to comptoir_app');
INSERT INTO migrations.access VALUES (359, 'grant insert on table profile_hub.mapping_questions to comptoir_system', 'grant insert on table profile_hub.mapping_questions to comptoir_system');
INSERT INTO migrations.access VALUES (360, 'grant insert on table profile_hub.mappings to comptoir_app', 'grant insert on table profile_hub.mappings to comptoir_app');
INSERT INTO migrations.access VALUES (361, 'grant insert on table profile_hub.mappings to comptoir_system', 'grant insert on table profile_hub.mappings to comptoir_system');
INSERT INTO migrations.access VALUES (362, 'grant insert on table profile_hub.merged_contacts to comptoir_app', 'grant insert on table profile_hub.merged_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (363, 'grant insert on table profile_hub.merged_contacts to comptoir_system', 'grant insert on table profile_hub.merged_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (364, 'grant insert on table profile_hub.merges to comptoir_app', 'grant insert on table profile_hub.merges to comptoir_app');
INSERT INTO migrations.access VALUES (365, 'grant insert on table profile_hub.merges to comptoir_system', 'grant insert on table profile_hub.merges to comptoir_system');
INSERT INTO migrations.access VALUES (366, 'grant insert on table profile_hub.retention to comptoir_app', 'grant insert on table profile_hub.retention to comptoir_app');
INSERT INTO migrations.access VALUES (367, 'grant insert on table profile_hub.retention to comptoir_system', 'grant insert on table profile_hub.retention to comptoir_system');
INSERT INTO migrations.access VALUES (368, 'grant insert on table profile_hub.segment_members to comptoir_app', 'grant insert on table profile_hub.segment_members to comptoir_app');
INSERT INTO migrations.access VALUES (369, 'grant insert on table profile_hub.segment_members to comptoir_system', 'grant insert on table profile_hub.segment_members to comptoir_system');
INSERT INTO migrations.access VALUES (370, 'grant insert on table profile_hub.segments to comptoir_app', 'grant insert on table profile_hub.segments to comptoir_app');
INSERT INTO migrations.access VALUES (371, 'grant insert on table profile_hub.segments to comptoir_system', 'grant insert on table profile_hub.segments to comptoir_system');
INSERT INTO migrations.access VALUES (372, 'grant insert on table profile_hub.stations to comptoir_app', 'grant insert on table profile_hub.stations to comptoir_app');
INSERT INTO migrations.access VALUES (373, 'grant insert on table profile_hub.stations to comptoir_system', 'grant insert on table profile_hub.stations to comptoir_system');
INSERT INTO migrations.access VALUES (374, 'grant insert on table profile_hub.voided_certificates to comptoir_app', 'grant insert on table profile_hub.voided_certificates to comptoir_app');
INSERT INTO migrations.access VALUES (375, 'grant insert on table profile_hub.voided_certificates to comptoir_system', 'grant insert on table profile_hub.voided_certificates to comptoir_system');
INSERT INTO migrations.access VALUES (376, 'grant insert on table profile_hub.wordings to comptoir_app', 'grant insert on table profile_hub.wordings to comptoir_app');
INSERT INTO migrations.access VALUES (377, 'grant insert on table profile_hub.wordings to comptoir_system', 'grant insert on table profile_hub.wordings to comptoir_system');
INSERT INTO migrations.access VALUES (378, 'grant insert on table touchpoints.configurations to comptoir_app', 'grant insert on table touchpoints.configurations to comptoir_app');
INSERT INTO migrations.access VALUES (379, 'grant insert on table touchpoints.configurations to comptoir_system', 'grant insert on table touchpoints.configurations to comptoir_system');
INSERT INTO migrations.access VALUES (380, 'grant insert on table touchpoints.counted_zones to comptoir_app', 'grant insert on table touchpoints.counted_zones to comptoir_app');
INSERT INTO migrations.access VALUES (381, 'grant insert on table touchpoints.counted_zones to comptoir_system', 'grant insert on table touchpoints.counted_zones to comptoir_system');
INSERT INTO migrations.access VALUES (382, 'grant insert on table touchpoints.daily_counts to comptoir_app', 'grant insert on table touchpoints.daily_counts to comptoir_app');
INSERT INTO migrations.access VALUES (383, 'grant insert on table touchpoints.daily_counts to comptoir_system', 'grant insert on table touchpoints.daily_counts to comptoir_system');
INSERT INTO migrations.access VALUES (384, 'grant insert on table touchpoints.dead_codes to comptoir_app', 'grant insert on table touchpoints.dead_codes to comptoir_app');
INSERT INTO migrations.access VALUES (385, 'grant insert on table touchpoints.dead_codes to comptoir_system', 'grant insert on table touchpoints.dead_codes to comptoir_system');
INSERT INTO migrations.access VALUES (386, 'grant insert on table touchpoints.ended_before to comptoir_app', 'grant insert on table touchpoints.ended_before to comptoir_app');
INSERT INTO migrations.access VALUES (387, 'grant insert on table touchpoints.ended_before to comptoir_system', 'grant insert on table touchpoints.ended_before to comptoir_system');
INSERT INTO migrations.access VALUES (388, 'grant insert on table touchpoints.landing_builds to comptoir_app', 'grant insert on table touchpoints.landing_builds to comptoir_app');
INSERT INTO migrations.access VALUES (389, 'grant insert on table touchpoints.landing_builds to comptoir_system', 'grant insert on table touchpoints.landing_builds to comptoir_system');
INSERT INTO migrations.access VALUES (390, 'grant insert on table touchpoints.landing_pages to comptoir_app', 'grant insert on table touchpoints.landing_pages to comptoir_app');
INSERT INTO migrations.access VALUES (391, 'grant insert on table touchpoints.landing_pages to comptoir_system', 'grant insert on table touchpoints.landing_pages to comptoir_system');
INSERT INTO migrations.access VALUES (392, 'grant insert on table touchpoints.print_overrules to comptoir_app', 'grant insert on table touchpoints.print_overrules to comptoir_app');
INSERT INTO migrations.access VALUES (393, 'grant insert on table touchpoints.print_overrules to comptoir_system', 'grant insert on table touchpoints.print_overrules to comptoir_system');
INSERT INTO migrations.access VALUES (394, 'grant insert on table touchpoints.printed_gtins to comptoir_app', 'grant insert on table touchpoints.printed_gtins to comptoir_app');
INSERT INTO migrations.access VALUES (395, 'grant insert on table touchpoints.printed_gtins to comptoir_system', 'grant insert on table touchpoints.printed_gtins to comptoir_system');
INSERT INTO migrations.access VALUES (396, 'grant insert on table touchpoints.product_switches to comptoir_app', 'grant insert on table touchpoints.product_switches to comptoir_app');
INSERT INTO migrations.access VALUES (397, 'grant insert on table touchpoints.product_switches to comptoir_system', 'grant insert on table touchpoints.product_switches to comptoir_system');
INSERT INTO migrations.access VALUES (398, 'grant insert on table touchpoints.seen_countries to comptoir_app', 'grant insert on table touchpoints.seen_countries to comptoir_app');
INSERT INTO migrations.access VALUES (399, 'grant insert on table touchpoints.seen_countries to comptoir_system', 'grant insert on table touchpoints.seen_countries to comptoir_system');
INSERT INTO migrations.access VALUES (400, 'grant insert on table touchpoints.suffixes to comptoir_app', 'grant insert on table touchpoints.suffixes to comptoir_app');
INSERT INTO migrations.access VALUES (401, 'grant insert on table touchpoints.suffixes to comptoir_system', 'grant insert on table touchpoints.suffixes to comptoir_system');
INSERT INTO migrations.access VALUES (402, 'grant insert on table touchpoints.totals to comptoir_app', 'grant insert on table touchpoints.totals to comptoir_app');
INSERT INTO migrations.access VALUES (403, 'grant insert on table touchpoints.totals to comptoir_system', 'grant insert on table touchpoints.totals to comptoir_system');
INSERT INTO migrations.access VALUES (404, 'grant insert on table touchpoints.touchpoints to comptoir_app', 'grant insert on table touchpoints.touchpoints to comptoir_app');
INSERT INTO migrations.access VALUES (405, 'grant insert on table touchpoints.touchpoints to comptoir_system', 'grant insert on table touchpoints.touchpoints to comptoir_system');
INSERT INTO migrations.access VALUES (406, 'grant insert on table touchpoints.visit_budgets to comptoir_app', 'grant insert on table touchpoints.visit_budgets to comptoir_app');
INSERT INTO migrations.access VALUES (407, 'grant insert on table touchpoints.visit_budgets to comptoir_system', 'grant insert on table touchpoints.visit_budgets to comptoir_system');
INSERT INTO migrations.access VALUES (408, 'grant insert on table touchpoints.visits to comptoir_app', 'grant insert on table touchpoints.visits to comptoir_app');
INSERT INTO migrations.access VALUES (409, 'grant insert on table touchpoints.visits to comptoir_system', 'grant insert on table touchpoints.visits to comptoir_system');
INSERT INTO migrations.access VALUES (410, 'grant select on table accounts.access_requests to comptoir_system', 'grant select on table accounts.access_requests to comptoir_system');
INSERT INTO migrations.access VALUES (411, 'grant select on table accounts.first_admin_links to comptoir_system', 'grant select on table accounts.first_admin_links to comptoir_system');
INSERT INTO migrations.access VALUES (412, 'grant select on table accounts.memberships to comptoir_app', 'grant select on table accounts.memberships to comptoir_app');
INSERT INTO migrations.access VALUES (413, 'grant select on table accounts.memberships to comptoir_system', 'grant select on table accounts.memberships to comptoir_system');
INSERT INTO migrations.access VALUES (414, 'grant select on table accounts.password_links to comptoir_system', 'grant select on table accounts.password_links to comptoir_system');
INSERT INTO migrations.access VALUES (415, 'grant select on table accounts.sign_in_failures to comptoir_system', 'grant select on table accounts.sign_in_failures to comptoir_system');
INSERT INTO migrations.access VALUES (416, 'grant select on table accounts.users to comptoir_system', 'grant select on table accounts.users to comptoir_system');
INSERT INTO migrations.access VALUES (417, 'grant select on table directory.associations to comptoir_app', 'grant select on table directory.associations to comptoir_app');
INSERT INTO migrations.access VALUES (418, 'grant select on table directory.associations to comptoir_system', 'grant select on table directory.associations to comptoir_system');
INSERT INTO migrations.access VALUES (419, 'grant select on table directory.client_modules to comptoir_app', 'grant select on table directory.client_modules to comptoir_app');
INSERT INTO migrations.access VALUES (420, 'grant select on table directory.client_modules to comptoir_system', 'grant select on table directory.client_modules to comptoir_system');
INSERT INTO migrations.access VALUES (421, 'grant select on table directory.clients to comptoir_app', 'grant select on table directory.clients to comptoir_app');
INSERT INTO migrations.access VALUES (422, 'grant select on table directory.clients to comptoir_system', 'grant select on table directory.clients to comptoir_system');
INSERT INTO migrations.access VALUES (423, 'grant select on table directory.group_members to comptoir_app', 'grant select on table directory.group_members to comptoir_app');
INSERT INTO migrations.access VALUES (424, 'grant select on table directory.group_members to comptoir_system', 'grant select on table directory.group_members to comptoir_system');
INSERT INTO migrations.access VALUES (425, 'grant select on table directory.groups to comptoir_app', 'grant select on table directory.groups to comptoir_app');
INSERT INTO migrations.access VALUES (426, 'grant select on table directory.groups to comptoir_system', 'grant select on table directory.groups to comptoir_system');
INSERT INTO migrations.access VALUES (427, 'grant select on table directory.location_types to comptoir_app', 'grant select on table directory.location_types to comptoir_app');
INSERT INTO migrations.access VALUES (428, 'grant select on table directory.location_types to comptoir_system', 'grant select on table directory.location_types to comptoir_system');
INSERT INTO migrations.access VALUES (429, 'grant select on table directory.locations to comptoir_app', 'grant select on table directory.locations to comptoir_app');
INSERT INTO migrations.access VALUES (430, 'grant select on table directory.locations to comptoir_system', 'grant select on table directory.locations to comptoir_system');
INSERT INTO migrations.access VALUES (431, 'grant select on table directory.product_lookups to comptoir_app', 'grant select on table directory.product_lookups to comptoir_app');
INSERT INTO migrations.access VALUES (432, 'grant select on table directory.product_lookups to comptoir_system', 'grant select on table directory.product_lookups to comptoir_system');
INSERT INTO migrations.access VALUES (433, 'grant select on table directory.products to comptoir_app', 'grant select on table directory.products to comptoir_app');
INSERT INTO migrations.access VALUES (434, 'grant select on table directory.products to comptoir_system', 'grant select on table directory.products to comptoir_system');
INSERT INTO migrations.access VALUES (435, 'grant select on table leads.brand_figures to comptoir_app', 'grant select on table leads.brand_figures to comptoir_app');
INSERT INTO migrations.access VALUES (436, 'grant select on table leads.brand_figures to comptoir_system', 'grant select on table leads.brand_figures to comptoir_system');
INSERT INTO migrations.access VALUES (437, 'grant select on table leads.counted_leads to comptoir_app', 'grant select on table leads.counted_leads to comptoir_app');
INSERT INTO migrations.access VALUES (438, 'grant select on table leads.counted_leads to comptoir_system', 'grant select on table leads.counted_leads to comptoir_system');
INSERT INTO migrations.access VALUES (439, 'grant select on table leads.form_versions to comptoir_app', 'grant select on table leads.form_versions to comptoir_app');
INSERT INTO migrations.access VALUES (440, 'grant select on table leads.form_versions to comptoir_system', 'grant select on table leads.form_versions to comptoir_system');
INSERT INTO migrations.access VALUES (441, 'grant select on table leads.forms to comptoir_app', 'grant select on table leads.forms to comptoir_app');
INSERT INTO migrations.access VALUES (442, 'grant select on table leads.forms to comptoir_system', 'grant select on table leads.forms to comptoir_system');
INSERT INTO migrations.access VALUES (443, 'grant select on table leads.lead_figures to comptoir_app', 'grant select on table leads.lead_figures to comptoir_app');
INSERT INTO migrations.access VALUES (444, 'grant select on table leads.lead_figures to comptoir_system', 'grant select on table leads.lead_figures to comptoir_system');
INSERT INTO migrations.access VALUES (445, 'grant select on table leads.lead_files to comptoir_app', 'grant select on table leads.lead_files to comptoir_app');
INSERT INTO migrations.access VALUES (446, 'grant select on table leads.lead_files to comptoir_system', 'grant select on table leads.lead_files to comptoir_system');
INSERT INTO migrations.access VALUES (447, 'grant select on table leads.lead_history to comptoir_app', 'grant select on table leads.lead_history to comptoir_app');
INSERT INTO migrations.access VALUES (448, 'grant select on table leads.lead_history to comptoir_system', 'grant select on table leads.lead_history to comptoir_system');
INSERT INTO migrations.access VALUES (449, 'grant select on table leads.lead_tokens to comptoir_app', 'grant select on table leads.lead_tokens to comptoir_app');
INSERT INTO migrations.access VALUES (450, 'grant select on table leads.lead_tokens to comptoir_system', 'grant select on table leads.lead_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (451, 'grant select on table leads.leads to comptoir_app', 'grant select on table leads.leads to comptoir_app');
INSERT INTO migrations.access VALUES (452, 'grant select on table leads.leads to comptoir_system', 'grant select on table leads.leads to comptoir_system');
INSERT INTO migrations.access VALUES (453, 'grant select on table leads.leads_to_count to comptoir_app', 'grant select on table leads.leads_to_count to comptoir_app');
INSERT INTO migrations.access VALUES (454, 'grant select on table leads.leads_to_count to comptoir_system', 'grant select on table leads.leads_to_count to comptoir_system');
INSERT INTO migrations.access VALUES (455, 'grant select on table leads.page_checks to comptoir_app', 'grant select on table leads.page_checks to comptoir_app');
INSERT INTO migrations.access VALUES (456, 'grant select on table leads.page_checks to comptoir_system', 'grant select on table leads.page_checks to comptoir_system');
INSERT INTO migrations.access VALUES (457, 'grant select on table leads.product_figures to comptoir_app', 'grant select on table leads.product_figures to comptoir_app');
INSERT INTO migrations.access VALUES (458, 'grant select on table leads.product_figures to comptoir_system', 'grant select on table leads.product_figures to comptoir_system');
INSERT INTO migrations.access VALUES (459, 'grant select on table leads.reminder_choices to comptoir_app', 'grant select on table leads.reminder_choices to comptoir_app');
INSERT INTO migrations.access VALUES (460, 'grant select on table leads.reminder_choices to comptoir_system', 'grant select on table leads.reminder_choices to comptoir_system');
INSERT INTO migrations.access VALUES (461, 'grant select on table leads.time_figures to comptoir_app', 'grant select on table leads.time_figures to comptoir_app');
INSERT INTO migrations.access VALUES (462, 'grant select on table leads.time_figures to comptoir_system', 'grant select on table leads.time_figures to comptoir_system');
INSERT INTO migrations.access VALUES (463, 'grant select on table pgboss.bam to comptoir_system', 'grant select on table pgboss.bam to comptoir_system');
INSERT INTO migrations.access VALUES (464, 'grant select on table pgboss.job to comptoir_system', 'grant select on table pgboss.job to comptoir_system');
INSERT INTO migrations.access VALUES (465, 'grant select on table pgboss.job_common to comptoir_system', 'grant select on table pgboss.job_common to comptoir_system');
INSERT INTO migrations.access VALUES (466, 'grant select on table pgboss.job_dependency to comptoir_system', 'grant select on table pgboss.job_dependency to comptoir_system');
INSERT INTO migrations.access VALUES (467, 'grant select on table pgboss.queue to comptoir_app', 'grant select on table pgboss.queue to comptoir_app');
INSERT INTO migrations.access VALUES (468, 'grant select on table pgboss.queue to comptoir_system', 'grant select on table pgboss.queue to comptoir_system');
INSERT INTO migrations.access VALUES (469, 'grant select on table pgboss.queue_stats to comptoir_system', 'grant select on table pgboss.queue_stats to comptoir_system');
INSERT INTO migrations.access VALUES (470, 'grant select on table pgboss.queue_stats_20261116 to comptoir_system', 'grant select on table pgboss.queue_stats_20261116 to comptoir_system');
INSERT INTO migrations.access VALUES (471, 'grant select on table pgboss.queue_stats_20261117 to comptoir_system', 'grant select on table pgboss.queue_stats_20261117 to comptoir_system');
INSERT INTO migrations.access VALUES (472, 'grant select on table pgboss.schedule to comptoir_system', 'grant select on table pgboss.schedule to comptoir_system');
INSERT INTO migrations.access VALUES (473, 'grant select on table pgboss.subscription to comptoir_system', 'grant select on table pgboss.subscription to comptoir_system');
INSERT INTO migrations.access VALUES (474, 'grant select on table pgboss.version to comptoir_system', 'grant select on table pgboss.version to comptoir_system');
INSERT INTO migrations.access VALUES (475, 'grant select on table pgboss.warning to comptoir_system', 'grant select on table pgboss.warning to comptoir_system');
INSERT INTO migrations.access VALUES (476, 'grant select on table platform.acting to comptoir_system', 'grant select on table platform.acting to comptoir_system');
INSERT INTO migrations.access VALUES (477, 'grant select on table platform.api_keys to comptoir_app', 'grant select on table platform.api_keys to comptoir_app');
INSERT INTO migrations.access VALUES (478, 'grant select on table platform.api_keys to comptoir_system', 'grant select on table platform.api_keys to comptoir_system');
INSERT INTO migrations.access VALUES (479, 'grant select on table platform.audit_entries to comptoir_app', 'grant select on table platform.audit_entries to comptoir_app');
INSERT INTO migrations.access VALUES (480, 'grant select on table platform.audit_entries to comptoir_system', 'grant select on table platform.audit_entries to comptoir_system');
INSERT INTO migrations.access VALUES (481, 'grant select on table platform.connector_checks to comptoir_system', 'grant select on table platform.connector_checks to comptoir_system');
INSERT INTO migrations.access VALUES (482, 'grant select on table platform.events to comptoir_app', 'grant select on table platform.events to comptoir_app');
INSERT INTO migrations.access VALUES (483, 'grant select on table platform.events to comptoir_system', 'grant select on table platform.events to comptoir_system');
INSERT INTO migrations.access VALUES (484, 'grant select on table platform.file_objects to comptoir_app', 'grant select on table platform.file_objects to comptoir_app');
INSERT INTO migrations.access VALUES (485, 'grant select on table platform.file_objects to comptoir_system', 'grant select on table platform.file_objects to comptoir_system');
INSERT INTO migrations.access VALUES (486, 'grant select on table platform.files to comptoir_app', 'grant select on table platform.files to comptoir_app');
INSERT INTO migrations.access VALUES (487, 'grant select on table platform.files to comptoir_system', 'grant select on table platform.files to comptoir_system');
INSERT INTO migrations.access VALUES (488, 'grant select on table platform.handled_events to comptoir_app', 'grant select on table platform.handled_events to comptoir_app');
INSERT INTO migrations.access VALUES (489, 'grant select on table platform.handled_events to comptoir_system', 'grant select on table platform.handled_events to comptoir_system');
INSERT INTO migrations.access VALUES (490, 'grant select on table platform.house_views to comptoir_system', 'grant select on table platform.house_views to comptoir_system');
INSERT INTO migrations.access VALUES (491, 'grant select on table platform.import_checks to comptoir_app', 'grant select on table platform.import_checks to comptoir_app');
INSERT INTO migrations.access VALUES (492, 'grant select on table platform.import_checks to comptoir_system', 'grant select on table platform.import_checks to comptoir_system');
INSERT INTO migrations.access VALUES (493, 'grant select on table platform.import_repairs to comptoir_app', 'grant select on table platform.import_repairs to comptoir_app');
INSERT INTO migrations.access VALUES (494, 'grant select on table platform.import_repairs to comptoir_system', 'grant select on table platform.import_repairs to comptoir_system');
INSERT INTO migrations.access VALUES (495, 'grant select on table platform.job_workers to comptoir_system', 'grant select on table platform.job_workers to comptoir_system');
INSERT INTO migrations.access VALUES (496, 'grant select on table platform.jobs to comptoir_app', 'grant select on table platform.jobs to comptoir_app');
INSERT INTO migrations.access VALUES (497, 'grant select on table platform.jobs to comptoir_system', 'grant select on table platform.jobs to comptoir_system');
INSERT INTO migrations.access VALUES (498, 'grant select on table platform.notifications to comptoir_app', 'grant select on table platform.notifications to comptoir_app');
INSERT INTO migrations.access VALUES (499, 'grant select on table platform.notifications to comptoir_system', 'grant select on table platform.notifications to comptoir_system');
INSERT INTO migrations.access VALUES (500, 'grant select on table platform.outbox to comptoir_app', 'grant select on table platform.outbox to comptoir_app');
INSERT INTO migrations.access VALUES (501, 'grant select on table platform.outbox to comptoir_system', 'grant select on table platform.outbox to comptoir_system');
INSERT INTO migrations.access VALUES (502, 'grant select on table platform.paused_queues to comptoir_system', 'grant select on table platform.paused_queues to comptoir_system');
INSERT INTO migrations.access VALUES (503, 'grant select on table platform.refresh_tokens to comptoir_system', 'grant select on table platform.refresh_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (504, 'grant select on table platform.report_links to comptoir_app', 'grant select on table platform.report_links to comptoir_app');
INSERT INTO migrations.access VALUES (505, 'grant select on table platform.report_links to comptoir_system', 'grant select on table platform.report_links to comptoir_system');
INSERT INTO migrations.access VALUES (506, 'grant select on table platform.saved_views to comptoir_app', 'grant select on table platform.saved_views to comptoir_app');
INSERT INTO migrations.access VALUES (507, 'grant select on table platform.saved_views to comptoir_system', 'grant select on table platform.saved_views to comptoir_system');
INSERT INTO migrations.access VALUES (508, 'grant select on table platform.sessions to comptoir_system', 'grant select on table platform.sessions to comptoir_system');
INSERT INTO migrations.access VALUES (509, 'grant select on table platform.spent_captchas to comptoir_system', 'grant select on table platform.spent_captchas to comptoir_system');
INSERT INTO migrations.access VALUES (510, 'grant select on table platform.webhook_deliveries to comptoir_app', 'grant select on table platform.webhook_deliveries to comptoir_app');
INSERT INTO migrations.access VALUES (511, 'grant select on table platform.webhook_deliveries to comptoir_system', 'grant select on table platform.webhook_deliveries to comptoir_system');
INSERT INTO migrations.access VALUES (512, 'grant select on table platform.webhook_endpoints to comptoir_app', 'grant select on table platform.webhook_endpoints to comptoir_app');
INSERT INTO migrations.access VALUES (513, 'grant select on table platform.webhook_endpoints to comptoir_system', 'grant select on table platform.webhook_endpoints to comptoir_system');
INSERT INTO migrations.access VALUES (514, 'grant select on table platform.webhook_health to comptoir_app', 'grant select on table platform.webhook_health to comptoir_app');
INSERT INTO migrations.access VALUES (515, 'grant select on table platform.webhook_health to comptoir_system', 'grant select on table platform.webhook_health to comptoir_system');
INSERT INTO migrations.access VALUES (516, 'grant select on table profile_hub.answered_contacts to comptoir_app', 'grant select on table profile_hub.answered_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (517, 'grant select on table profile_hub.answered_contacts to comptoir_system', 'grant select on table profile_hub.answered_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (518, 'grant select on table profile_hub.campaign_choices to comptoir_app', 'grant select on table profile_hub.campaign_choices to comptoir_app');
INSERT INTO migrations.access VALUES (519, 'grant select on table profile_hub.campaign_choices to comptoir_system', 'grant select on table profile_hub.campaign_choices to comptoir_system');
INSERT INTO migrations.access VALUES (520, 'grant select on table profile_hub.campaign_questions to comptoir_app', 'grant select on table profile_hub.campaign_questions to comptoir_app');
INSERT INTO migrations.access VALUES (521, 'grant select on table profile_hub.campaign_questions to comptoir_system', 'grant select on table profile_hub.campaign_questions to comptoir_system');
INSERT INTO migrations.access VALUES (522, 'grant select on table profile_hub.campaign_responses to comptoir_app', 'grant select on table profile_hub.campaign_responses to comptoir_app');
INSERT INTO migrations.access VALUES (523, 'grant select on table profile_hub.campaign_responses to comptoir_system', 'grant select on table profile_hub.campaign_responses to comptoir_system');
INSERT INTO migrations.access VALUES (524, 'grant select on table profile_hub.campaigns to comptoir_app', 'grant select on table profile_hub.campaigns to comptoir_app');
INSERT INTO migrations.access VALUES (525, 'grant select on table profile_hub.campaigns to comptoir_system', 'grant select on table profile_hub.campaigns to comptoir_system');
INSERT INTO migrations.access VALUES (526, 'grant select on table profile_hub.certificates to comptoir_app', 'grant select on table profile_hub.certificates to comptoir_app');
INSERT INTO migrations.access VALUES (527, 'grant select on table profile_hub.certificates to comptoir_system', 'grant select on table profile_hub.certificates to comptoir_system');
INSERT INTO migrations.access VALUES (528, 'grant select on table profile_hub.consents to comptoir_app', 'grant select on table profile_hub.consents to comptoir_app');
INSERT INTO migrations.access VALUES (529, 'grant select on table profile_hub.consents to comptoir_system', 'grant select on table profile_hub.consents to comptoir_system');
INSERT INTO migrations.access VALUES (530, 'grant select on table profile_hub.contact_addresses to comptoir_app', 'grant select on table profile_hub.contact_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (531, 'grant select on table profile_hub.contact_addresses to comptoir_system', 'grant select on table profile_hub.contact_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (532, 'grant select on table profile_hub.contact_count_changes to comptoir_app', 'grant select on table profile_hub.contact_count_changes to comptoir_app');
INSERT INTO migrations.access VALUES (533, 'grant select on table profile_hub.contact_count_changes to comptoir_system', 'grant select on table profile_hub.contact_count_changes to comptoir_system');
INSERT INTO migrations.access VALUES (534, 'grant select on table profile_hub.contact_counts to comptoir_app', 'grant select on table profile_hub.contact_counts to comptoir_app');
INSERT INTO migrations.access VALUES (535, 'grant select on table profile_hub.contact_counts to comptoir_system', 'grant select on table profile_hub.contact_counts to comptoir_system');
INSERT INTO migrations.access VALUES (536, 'grant select on table profile_hub.contact_month_ends to comptoir_app', 'grant select on table profile_hub.contact_month_ends to comptoir_app');
INSERT INTO migrations.access VALUES (537, 'grant select on table profile_hub.contact_month_ends to comptoir_system', 'grant select on table profile_hub.contact_month_ends to comptoir_system');
INSERT INTO migrations.access VALUES (538, 'grant select on table profile_hub.contacts to comptoir_app', 'grant select on table profile_hub.contacts to comptoir_app');
INSERT INTO migrations.access VALUES (539, 'grant select on table profile_hub.contacts to comptoir_system', 'grant select on table profile_hub.contacts to comptoir_system');
INSERT INTO migrations.access VALUES (540, 'grant select on table profile_hub.criteria to comptoir_app', 'grant select on table profile_hub.criteria to comptoir_app');
INSERT INTO migrations.access VALUES (541, 'grant select on table profile_hub.criteria to comptoir_system', 'grant select on table profile_hub.criteria to comptoir_system');
INSERT INTO migrations.access VALUES (542, 'grant select on table profile_hub.criterion_options to comptoir_app', 'grant select on table profile_hub.criterion_options to comptoir_app');
INSERT INTO migrations.access VALUES (543, 'grant select on table profile_hub.criterion_options to comptoir_system', 'grant select on table profile_hub.criterion_options to comptoir_system');
INSERT INTO migrations.access VALUES (544, 'grant select on table profile_hub.data_requests to comptoir_app', 'grant select on table profile_hub.data_requests to comptoir_app');
INSERT INTO migrations.access VALUES (545, 'grant select on table profile_hub.data_requests to comptoir_system', 'grant select on table profile_hub.data_requests to comptoir_system');
INSERT INTO migrations.access VALUES (546, 'grant select on table profile_hub.doubles to comptoir_app', 'grant select on table profile_hub.doubles to comptoir_app');
INSERT INTO migrations.access VALUES (547, 'grant select on table profile_hub.doubles to comptoir_system', 'grant select on table profile_hub.doubles to comptoir_system');
INSERT INTO migrations.access VALUES (548, 'grant select on table profile_hub.doubles_waiting to comptoir_app', 'grant select on table profile_hub.doubles_waiting to comptoir_app');
INSERT INTO migrations.access VALUES (549, 'grant select on table profile_hub.doubles_waiting to comptoir_system', 'grant select on table profile_hub.doubles_waiting to comptoir_system');
INSERT INTO migrations.access VALUES (550, 'grant select on table profile_hub.erased_addresses to comptoir_app', 'grant select on table profile_hub.erased_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (551, 'grant select on table profile_hub.erased_addresses to comptoir_system', 'grant select on table profile_hub.erased_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (552, 'grant select on table profile_hub.erasures to comptoir_app', 'grant select on table profile_hub.erasures to comptoir_app');
INSERT INTO migrations.access VALUES (553, 'grant select on table profile_hub.erasures to comptoir_system', 'grant select on table profile_hub.erasures to comptoir_system');
INSERT INTO migrations.access VALUES (554, 'grant select on table profile_hub.exports to comptoir_app', 'grant select on table profile_hub.exports to comptoir_app');
INSERT INTO migrations.access VALUES (555, 'grant select on table profile_hub.exports to comptoir_system', 'grant select on table profile_hub.exports to comptoir_system');
INSERT INTO migrations.access VALUES (556, 'grant select on table profile_hub.import_changes to comptoir_app', 'grant select on table profile_hub.import_changes to comptoir_app');
INSERT INTO migrations.access VALUES (557, 'grant select on table profile_hub.import_changes to comptoir_system', 'grant select on table profile_hub.import_changes to comptoir_system');
INSERT INTO migrations.access VALUES (558, 'grant select on table profile_hub.imports to comptoir_app', 'grant select on table profile_hub.imports to comptoir_app');
INSERT INTO migrations.access VALUES (559, 'grant select on table profile_hub.imports to comptoir_system', 'grant select on table profile_hub.imports to comptoir_system');
INSERT INTO migrations.access VALUES (560, 'grant select on table profile_hub.lead_contacts to comptoir_app', 'grant select on table profile_hub.lead_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (561, 'grant select on table profile_hub.lead_contacts to comptoir_system', 'grant select on table profile_hub.lead_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (562, 'grant select on table profile_hub.mapping_answers to comptoir_app', 'grant select on table profile_hub.mapping_answers to comptoir_app');
INSERT INTO migrations.access VALUES (563, 'grant select on table profile_hub.mapping_answers to comptoir_system', 'grant select on table profile_hub.mapping_answers to comptoir_system');
INSERT INTO migrations.access VALUES (564, 'grant select on table profile_hub.mapping_questions to comptoir_app', 'grant select on table profile_hub.mapping_questions to comptoir_app');
INSERT INTO migrations.access VALUES (565, 'grant select on table profile_hub.mapping_questions to comptoir_system', 'grant select on table profile_hub.mapping_questions to comptoir_system');
INSERT INTO migrations.access VALUES (566, 'grant select on table profile_hub.mappings to comptoir_app', 'grant select on table profile_hub.mappings to comptoir_app');
INSERT INTO migrations.access VALUES (567, 'grant select on table profile_hub.mappings to comptoir_system', 'grant select on table profile_hub.mappings to comptoir_system');
INSERT INTO migrations.access VALUES (568, 'grant select on table profile_hub.merged_contacts to comptoir_app', 'grant select on table profile_hub.merged_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (569, 'grant select on table profile_hub.merged_contacts to comptoir_system', 'grant select on table profile_hub.merged_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (570, 'grant select on table profile_hub.merges to comptoir_app', 'grant select on table profile_hub.merges to comptoir_app');
INSERT INTO migrations.access VALUES (571, 'grant select on table profile_hub.merges to comptoir_system', 'grant select on table profile_hub.merges to comptoir_system');
INSERT INTO migrations.access VALUES (572, 'grant select on table profile_hub.retention to comptoir_app', 'grant select on table profile_hub.retention to comptoir_app');
INSERT INTO migrations.access VALUES (573, 'grant select on table profile_hub.retention to comptoir_system', 'grant select on table profile_hub.retention to comptoir_system');
INSERT INTO migrations.access VALUES (574, 'grant select on table profile_hub.segment_members to comptoir_app', 'grant select on table profile_hub.segment_members to comptoir_app');
INSERT INTO migrations.access VALUES (575, 'grant select on table profile_hub.segment_members to comptoir_system', 'grant select on table profile_hub.segment_members to comptoir_system');
INSERT INTO migrations.access VALUES (576, 'grant select on table profile_hub.segments to comptoir_app', 'grant select on table profile_hub.segments to comptoir_app');
INSERT INTO migrations.access VALUES (577, 'grant select on table profile_hub.segments to comptoir_system', 'grant select on table profile_hub.segments to comptoir_system');
INSERT INTO migrations.access VALUES (578, 'grant select on table profile_hub.stations to comptoir_app', 'grant select on table profile_hub.stations to comptoir_app');
INSERT INTO migrations.access VALUES (579, 'grant select on table profile_hub.stations to comptoir_system', 'grant select on table profile_hub.stations to comptoir_system');
INSERT INTO migrations.access VALUES (580, 'grant select on table profile_hub.voided_certificates to comptoir_app', 'grant select on table profile_hub.voided_certificates to comptoir_app');
INSERT INTO migrations.access VALUES (581, 'grant select on table profile_hub.voided_certificates to comptoir_system', 'grant select on table profile_hub.voided_certificates to comptoir_system');
INSERT INTO migrations.access VALUES (582, 'grant select on table profile_hub.wordings to comptoir_app', 'grant select on table profile_hub.wordings to comptoir_app');
INSERT INTO migrations.access VALUES (583, 'grant select on table profile_hub.wordings to comptoir_system', 'grant select on table profile_hub.wordings to comptoir_system');
INSERT INTO migrations.access VALUES (584, 'grant select on table touchpoints.configurations to comptoir_app', 'grant select on table touchpoints.configurations to comptoir_app');
INSERT INTO migrations.access VALUES (585, 'grant select on table touchpoints.configurations to comptoir_system', 'grant select on table touchpoints.configurations to comptoir_system');
INSERT INTO migrations.access VALUES (586, 'grant select on table touchpoints.counted_zones to comptoir_app', 'grant select on table touchpoints.counted_zones to comptoir_app');
INSERT INTO migrations.access VALUES (587, 'grant select on table touchpoints.counted_zones to comptoir_system', 'grant select on table touchpoints.counted_zones to comptoir_system');
INSERT INTO migrations.access VALUES (588, 'grant select on table touchpoints.daily_counts to comptoir_app', 'grant select on table touchpoints.daily_counts to comptoir_app');
INSERT INTO migrations.access VALUES (589, 'grant select on table touchpoints.daily_counts to comptoir_system', 'grant select on table touchpoints.daily_counts to comptoir_system');
INSERT INTO migrations.access VALUES (590, 'grant select on table touchpoints.dead_codes to comptoir_app', 'grant select on table touchpoints.dead_codes to comptoir_app');
INSERT INTO migrations.access VALUES (591, 'grant select on table touchpoints.dead_codes to comptoir_system', 'grant select on table touchpoints.dead_codes to comptoir_system');
INSERT INTO migrations.access VALUES (592, 'grant select on table touchpoints.ended_before to comptoir_app', 'grant select on table touchpoints.ended_before to comptoir_app');
INSERT INTO migrations.access VALUES (593, 'grant select on table touchpoints.ended_before to comptoir_system', 'grant select on table touchpoints.ended_before to comptoir_system');
INSERT INTO migrations.access VALUES (594, 'grant select on table touchpoints.landing_builds to comptoir_app', 'grant select on table touchpoints.landing_builds to comptoir_app');
INSERT INTO migrations.access VALUES (595, 'grant select on table touchpoints.landing_builds to comptoir_system', 'grant select on table touchpoints.landing_builds to comptoir_system');
INSERT INTO migrations.access VALUES (596, 'grant select on table touchpoints.landing_pages to comptoir_app', 'grant select on table touchpoints.landing_pages to comptoir_app');
INSERT INTO migrations.access VALUES (597, 'grant select on table touchpoints.landing_pages to comptoir_system', 'grant select on table touchpoints.landing_pages to comptoir_system');
INSERT INTO migrations.access VALUES (598, 'grant select on table touchpoints.print_overrules to comptoir_app', 'grant select on table touchpoints.print_overrules to comptoir_app');
INSERT INTO migrations.access VALUES (599, 'grant select on table touchpoints.print_overrules to comptoir_system', 'grant select on table touchpoints.print_overrules to comptoir_system');
INSERT INTO migrations.access VALUES (600, 'grant select on table touchpoints.printed_gtins to comptoir_app', 'grant select on table touchpoints.printed_gtins to comptoir_app');
INSERT INTO migrations.access VALUES (601, 'grant select on table touchpoints.printed_gtins to comptoir_system', 'grant select on table touchpoints.printed_gtins to comptoir_system');
INSERT INTO migrations.access VALUES (602, 'grant select on table touchpoints.product_switches to comptoir_app', 'grant select on table touchpoints.product_switches to comptoir_app');
INSERT INTO migrations.access VALUES (603, 'grant select on table touchpoints.product_switches to comptoir_system', 'grant select on table touchpoints.product_switches to comptoir_system');
INSERT INTO migrations.access VALUES (604, 'grant select on table touchpoints.seen_countries to comptoir_app', 'grant select on table touchpoints.seen_countries to comptoir_app');
INSERT INTO migrations.access VALUES (605, 'grant select on table touchpoints.seen_countries to comptoir_system', 'grant select on table touchpoints.seen_countries to comptoir_system');
INSERT INTO migrations.access VALUES (606, 'grant select on table touchpoints.suffixes to comptoir_app', 'grant select on table touchpoints.suffixes to comptoir_app');
INSERT INTO migrations.access VALUES (607, 'grant select on table touchpoints.suffixes to comptoir_system', 'grant select on table touchpoints.suffixes to comptoir_system');
INSERT INTO migrations.access VALUES (608, 'grant select on table touchpoints.totals to comptoir_app', 'grant select on table touchpoints.totals to comptoir_app');
INSERT INTO migrations.access VALUES (609, 'grant select on table touchpoints.totals to comptoir_system', 'grant select on table touchpoints.totals to comptoir_system');
INSERT INTO migrations.access VALUES (610, 'grant select on table touchpoints.touchpoints to comptoir_app', 'grant select on table touchpoints.touchpoints to comptoir_app');
INSERT INTO migrations.access VALUES (611, 'grant select on table touchpoints.touchpoints to comptoir_system', 'grant select on table touchpoints.touchpoints to comptoir_system');
INSERT INTO migrations.access VALUES (612, 'grant select on table touchpoints.visit_budgets to comptoir_app', 'grant select on table touchpoints.visit_budgets to comptoir_app');
INSERT INTO migrations.access VALUES (613, 'grant select on table touchpoints.visit_budgets to comptoir_system', 'grant select on table touchpoints.visit_budgets to comptoir_system');
INSERT INTO migrations.access VALUES (614, 'grant select on table touchpoints.visits to comptoir_app', 'grant select on table touchpoints.visits to comptoir_app');
INSERT INTO migrations.access VALUES (615, 'grant select on table touchpoints.visits to comptoir_system', 'grant select on table touchpoints.visits to comptoir_system');
INSERT INTO migrations.access VALUES (616, 'grant update on table accounts.access_requests to comptoir_system', 'grant update on table accounts.access_requests to comptoir_system');
INSERT INTO migrations.access VALUES (617, 'grant update on table accounts.first_admin_links to comptoir_system', 'grant update on table accounts.first_admin_links to comptoir_system');
INSERT INTO migrations.access VALUES (618, 'grant update on table accounts.memberships to comptoir_app', 'grant update on table accounts.memberships to comptoir_app');
INSERT INTO migrations.access VALUES (619, 'grant update on table accounts.memberships to comptoir_system', 'grant update on table accounts.memberships to comptoir_system');
INSERT INTO migrations.access VALUES (620, 'grant update on table accounts.password_links to comptoir_system', 'grant update on table accounts.password_links to comptoir_system');
INSERT INTO migrations.access VALUES (621, 'grant update on table accounts.sign_in_failures to comptoir_system', 'grant update on table accounts.sign_in_failures to comptoir_system');
INSERT INTO migrations.access VALUES (622, 'grant update on table accounts.users to comptoir_system', 'grant update on table accounts.users to comptoir_system');
INSERT INTO migrations.access VALUES (623, 'grant update on table directory.associations to comptoir_app', 'grant update on table directory.associations to comptoir_app');
INSERT INTO migrations.access VALUES (624, 'grant update on table directory.associations to comptoir_system', 'grant update on table directory.associations to comptoir_system');
INSERT INTO migrations.access VALUES (625, 'grant update on table directory.client_modules to comptoir_app', 'grant update on table directory.client_modules to comptoir_app');
INSERT INTO migrations.access VALUES (626, 'grant update on table directory.client_modules to comptoir_system', 'grant update on table directory.client_modules to comptoir_system');
INSERT INTO migrations.access VALUES (627, 'grant update on table directory.clients to comptoir_system', 'grant update on table directory.clients to comptoir_system');
INSERT INTO migrations.access VALUES (628, 'grant update on table directory.group_members to comptoir_app', 'grant update on table directory.group_members to comptoir_app');
INSERT INTO migrations.access VALUES (629, 'grant update on table directory.group_members to comptoir_system', 'grant update on table directory.group_members to comptoir_system');
INSERT INTO migrations.access VALUES (630, 'grant update on table directory.groups to comptoir_app', 'grant update on table directory.groups to comptoir_app');
INSERT INTO migrations.access VALUES (631, 'grant update on table directory.groups to comptoir_system', 'grant update on table directory.groups to comptoir_system');
INSERT INTO migrations.access VALUES (632, 'grant update on table directory.location_types to comptoir_app', 'grant update on table directory.location_types to comptoir_app');
INSERT INTO migrations.access VALUES (633, 'grant update on table directory.location_types to comptoir_system', 'grant update on table directory.location_types to comptoir_system');
INSERT INTO migrations.access VALUES (634, 'grant update on table directory.locations to comptoir_app', 'grant update on table directory.locations to comptoir_app');
INSERT INTO migrations.access VALUES (635, 'grant update on table directory.locations to comptoir_system', 'grant update on table directory.locations to comptoir_system');
INSERT INTO migrations.access VALUES (636, 'grant update on table directory.product_lookups to comptoir_app', 'grant update on table directory.product_lookups to comptoir_app');
INSERT INTO migrations.access VALUES (637, 'grant update on table directory.product_lookups to comptoir_system', 'grant update on table directory.product_lookups to comptoir_system');
INSERT INTO migrations.access VALUES (638, 'grant update on table directory.products to comptoir_app', 'grant update on table directory.products to comptoir_app');
INSERT INTO migrations.access VALUES (639, 'grant update on table directory.products to comptoir_system', 'grant update on table directory.products to comptoir_system');
INSERT INTO migrations.access VALUES (640, 'grant update on table leads.brand_figures to comptoir_app', 'grant update on table leads.brand_figures to comptoir_app');
INSERT INTO migrations.access VALUES (641, 'grant update on table leads.brand_figures to comptoir_system', 'grant update on table leads.brand_figures to comptoir_system');
INSERT INTO migrations.access VALUES (642, 'grant update on table leads.counted_leads to comptoir_app', 'grant update on table leads.counted_leads to comptoir_app');
INSERT INTO migrations.access VALUES (643, 'grant update on table leads.counted_leads to comptoir_system', 'grant update on table leads.counted_leads to comptoir_system');
INSERT INTO migrations.access VALUES (644, 'grant update on table leads.form_versions to comptoir_app', 'grant update on table leads.form_versions to comptoir_app');
INSERT INTO migrations.access VALUES (645, 'grant update on table leads.form_versions to comptoir_system', 'grant update on table leads.form_versions to comptoir_system');
INSERT INTO migrations.access VALUES (646, 'grant update on table leads.forms to comptoir_app', 'grant update on table leads.forms to comptoir_app');
INSERT INTO migrations.access VALUES (647, 'grant update on table leads.forms to comptoir_system', 'grant update on table leads.forms to comptoir_system');
INSERT INTO migrations.access VALUES (648, 'grant update on table leads.lead_figures to comptoir_app', 'grant update on table leads.lead_figures to comptoir_app');
INSERT INTO migrations.access VALUES (649, 'grant update on table leads.lead_figures to comptoir_system', 'grant update on table leads.lead_figures to comptoir_system');
INSERT INTO migrations.access VALUES (650, 'grant update on table leads.lead_files to comptoir_app', 'grant update on table leads.lead_files to comptoir_app');
INSERT INTO migrations.access VALUES (651, 'grant update on table leads.lead_files to comptoir_system', 'grant update on table leads.lead_files to comptoir_system');
INSERT INTO migrations.access VALUES (652, 'grant update on table leads.lead_history to comptoir_app', 'grant update on table leads.lead_history to comptoir_app');
INSERT INTO migrations.access VALUES (653, 'grant update on table leads.lead_history to comptoir_system', 'grant update on table leads.lead_history to comptoir_system');
INSERT INTO migrations.access VALUES (654, 'grant update on table leads.lead_tokens to comptoir_app', 'grant update on table leads.lead_tokens to comptoir_app');
INSERT INTO migrations.access VALUES (655, 'grant update on table leads.lead_tokens to comptoir_system', 'grant update on table leads.lead_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (656, 'grant update on table leads.leads to comptoir_app', 'grant update on table leads.leads to comptoir_app');
INSERT INTO migrations.access VALUES (657, 'grant update on table leads.leads to comptoir_system', 'grant update on table leads.leads to comptoir_system');
INSERT INTO migrations.access VALUES (658, 'grant update on table leads.leads_to_count to comptoir_app', 'grant update on table leads.leads_to_count to comptoir_app');
INSERT INTO migrations.access VALUES (659, 'grant update on table leads.leads_to_count to comptoir_system', 'grant update on table leads.leads_to_count to comptoir_system');
INSERT INTO migrations.access VALUES (660, 'grant update on table leads.page_checks to comptoir_app', 'grant update on table leads.page_checks to comptoir_app');
INSERT INTO migrations.access VALUES (661, 'grant update on table leads.page_checks to comptoir_system', 'grant update on table leads.page_checks to comptoir_system');
INSERT INTO migrations.access VALUES (662, 'grant update on table leads.product_figures to comptoir_app', 'grant update on table leads.product_figures to comptoir_app');
INSERT INTO migrations.access VALUES (663, 'grant update on table leads.product_figures to comptoir_system', 'grant update on table leads.product_figures to comptoir_system');
INSERT INTO migrations.access VALUES (664, 'grant update on table leads.reminder_choices to comptoir_app', 'grant update on table leads.reminder_choices to comptoir_app');
INSERT INTO migrations.access VALUES (665, 'grant update on table leads.reminder_choices to comptoir_system', 'grant update on table leads.reminder_choices to comptoir_system');
INSERT INTO migrations.access VALUES (666, 'grant update on table leads.time_figures to comptoir_app', 'grant update on table leads.time_figures to comptoir_app');
INSERT INTO migrations.access VALUES (667, 'grant update on table leads.time_figures to comptoir_system', 'grant update on table leads.time_figures to comptoir_system');
INSERT INTO migrations.access VALUES (668, 'grant update on table pgboss.bam to comptoir_system', 'grant update on table pgboss.bam to comptoir_system');
INSERT INTO migrations.access VALUES (669, 'grant update on table pgboss.job to comptoir_system', 'grant update on table pgboss.job to comptoir_system');
INSERT INTO migrations.access VALUES (670, 'grant update on table pgboss.job_common to comptoir_system', 'grant update on table pgboss.job_common to comptoir_system');
INSERT INTO migrations.access VALUES (671, 'grant update on table pgboss.job_dependency to comptoir_system', 'grant update on table pgboss.job_dependency to comptoir_system');
INSERT INTO migrations.access VALUES (672, 'grant update on table pgboss.queue to comptoir_system', 'grant update on table pgboss.queue to comptoir_system');
INSERT INTO migrations.access VALUES (673, 'grant update on table pgboss.queue_stats to comptoir_system', 'grant update on table pgboss.queue_stats to comptoir_system');
INSERT INTO migrations.access VALUES (674, 'grant update on table pgboss.queue_stats_20261116 to comptoir_system', 'grant update on table pgboss.queue_stats_20261116 to comptoir_system');
INSERT INTO migrations.access VALUES (675, 'grant update on table pgboss.queue_stats_20261117 to comptoir_system', 'grant update on table pgboss.queue_stats_20261117 to comptoir_system');
INSERT INTO migrations.access VALUES (676, 'grant update on table pgboss.schedule to comptoir_system', 'grant update on table pgboss.schedule to comptoir_system');
INSERT INTO migrations.access VALUES (677, 'grant update on table pgboss.subscription to comptoir_system', 'grant update on table pgboss.subscription to comptoir_system');
INSERT INTO migrations.access VALUES (678, 'grant update on table pgboss.version to comptoir_system', 'grant update on table pgboss.version to comptoir_system');
INSERT INTO migrations.access VALUES (679, 'grant update on table pgboss.warning to comptoir_system', 'grant update on table pgboss.warning to comptoir_system');
INSERT INTO migrations.access VALUES (680, 'grant update on table platform.acting to comptoir_system', 'grant update on table platform.acting to comptoir_system');
INSERT INTO migrations.access VALUES (681, 'grant update on table platform.api_keys to comptoir_app', 'grant update on table platform.api_keys to comptoir_app');
INSERT INTO migrations.access VALUES (682, 'grant update on table platform.api_keys to comptoir_system', 'grant update on table platform.api_keys to comptoir_system');
INSERT INTO migrations.access VALUES (683, 'grant update on table platform.connector_checks to comptoir_system', 'grant update on table platform.connector_checks to comptoir_system');
INSERT INTO migrations.access VALUES (684, 'grant update on table platform.events to comptoir_app', 'grant update on table platform.events to comptoir_app');
INSERT INTO migrations.access VALUES (685, 'grant update on table platform.events to comptoir_system', 'grant update on table platform.events to comptoir_system');
INSERT INTO migrations.access VALUES (686, 'grant update on table platform.file_objects to comptoir_app', 'grant update on table platform.file_objects to comptoir_app');
INSERT INTO migrations.access VALUES (687, 'grant update on table platform.file_objects to comptoir_system', 'grant update on table platform.file_objects to comptoir_system');
INSERT INTO migrations.access VALUES (688, 'grant update on table platform.files to comptoir_app', 'grant update on table platform.files to comptoir_app');
INSERT INTO migrations.access VALUES (689, 'grant update on table platform.files to comptoir_system', 'grant update on table platform.files to comptoir_system');
INSERT INTO migrations.access VALUES (690, 'grant update on table platform.handled_events to comptoir_app', 'grant update on table platform.handled_events to comptoir_app');
INSERT INTO migrations.access VALUES (691, 'grant update on table platform.handled_events to comptoir_system', 'grant update on table platform.handled_events to comptoir_system');
INSERT INTO migrations.access VALUES (692, 'grant update on table platform.house_views to comptoir_system', 'grant update on table platform.house_views to comptoir_system');
INSERT INTO migrations.access VALUES (693, 'grant update on table platform.import_checks to comptoir_app', 'grant update on table platform.import_checks to comptoir_app');
INSERT INTO migrations.access VALUES (694, 'grant update on table platform.import_checks to comptoir_system', 'grant update on table platform.import_checks to comptoir_system');
INSERT INTO migrations.access VALUES (695, 'grant update on table platform.import_repairs to comptoir_app', 'grant update on table platform.import_repairs to comptoir_app');
INSERT INTO migrations.access VALUES (696, 'grant update on table platform.import_repairs to comptoir_system', 'grant update on table platform.import_repairs to comptoir_system');
INSERT INTO migrations.access VALUES (697, 'grant update on table platform.job_workers to comptoir_system', 'grant update on table platform.job_workers to comptoir_system');
INSERT INTO migrations.access VALUES (698, 'grant update on table platform.jobs to comptoir_app', 'grant update on table platform.jobs to comptoir_app');
INSERT INTO migrations.access VALUES (699, 'grant update on table platform.jobs to comptoir_system', 'grant update on table platform.jobs to comptoir_system');
INSERT INTO migrations.access VALUES (700, 'grant update on table platform.notifications to comptoir_app', 'grant update on table platform.notifications to comptoir_app');
INSERT INTO migrations.access VALUES (701, 'grant update on table platform.notifications to comptoir_system', 'grant update on table platform.notifications to comptoir_system');
INSERT INTO migrations.access VALUES (702, 'grant update on table platform.outbox to comptoir_app', 'grant update on table platform.outbox to comptoir_app');
INSERT INTO migrations.access VALUES (703, 'grant update on table platform.outbox to comptoir_system', 'grant update on table platform.outbox to comptoir_system');
INSERT INTO migrations.access VALUES (704, 'grant update on table platform.paused_queues to comptoir_system', 'grant update on table platform.paused_queues to comptoir_system');
INSERT INTO migrations.access VALUES (705, 'grant update on table platform.refresh_tokens to comptoir_system', 'grant update on table platform.refresh_tokens to comptoir_system');
INSERT INTO migrations.access VALUES (706, 'grant update on table platform.report_links to comptoir_app', 'grant update on table platform.report_links to comptoir_app');
INSERT INTO migrations.access VALUES (707, 'grant update on table platform.report_links to comptoir_system', 'grant update on table platform.report_links to comptoir_system');
INSERT INTO migrations.access VALUES (708, 'grant update on table platform.saved_views to comptoir_app', 'grant update on table platform.saved_views to comptoir_app');
INSERT INTO migrations.access VALUES (709, 'grant update on table platform.saved_views to comptoir_system', 'grant update on table platform.saved_views to comptoir_system');
INSERT INTO migrations.access VALUES (710, 'grant update on table platform.sessions to comptoir_system', 'grant update on table platform.sessions to comptoir_system');
INSERT INTO migrations.access VALUES (711, 'grant update on table platform.spent_captchas to comptoir_system', 'grant update on table platform.spent_captchas to comptoir_system');
INSERT INTO migrations.access VALUES (712, 'grant update on table platform.webhook_deliveries to comptoir_app', 'grant update on table platform.webhook_deliveries to comptoir_app');
INSERT INTO migrations.access VALUES (713, 'grant update on table platform.webhook_deliveries to comptoir_system', 'grant update on table platform.webhook_deliveries to comptoir_system');
INSERT INTO migrations.access VALUES (714, 'grant update on table platform.webhook_endpoints to comptoir_app', 'grant update on table platform.webhook_endpoints to comptoir_app');
INSERT INTO migrations.access VALUES (715, 'grant update on table platform.webhook_endpoints to comptoir_system', 'grant update on table platform.webhook_endpoints to comptoir_system');
INSERT INTO migrations.access VALUES (716, 'grant update on table platform.webhook_health to comptoir_app', 'grant update on table platform.webhook_health to comptoir_app');
INSERT INTO migrations.access VALUES (717, 'grant update on table platform.webhook_health to comptoir_system', 'grant update on table platform.webhook_health to comptoir_system');
INSERT INTO migrations.access VALUES (718, 'grant update on table profile_hub.answered_contacts to comptoir_app', 'grant update on table profile_hub.answered_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (719, 'grant update on table profile_hub.answered_contacts to comptoir_system', 'grant update on table profile_hub.answered_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (720, 'grant update on table profile_hub.campaign_choices to comptoir_app', 'grant update on table profile_hub.campaign_choices to comptoir_app');
INSERT INTO migrations.access VALUES (721, 'grant update on table profile_hub.campaign_choices to comptoir_system', 'grant update on table profile_hub.campaign_choices to comptoir_system');
INSERT INTO migrations.access VALUES (722, 'grant update on table profile_hub.campaign_questions to comptoir_app', 'grant update on table profile_hub.campaign_questions to comptoir_app');
INSERT INTO migrations.access VALUES (723, 'grant update on table profile_hub.campaign_questions to comptoir_system', 'grant update on table profile_hub.campaign_questions to comptoir_system');
INSERT INTO migrations.access VALUES (724, 'grant update on table profile_hub.campaign_responses to comptoir_app', 'grant update on table profile_hub.campaign_responses to comptoir_app');
INSERT INTO migrations.access VALUES (725, 'grant update on table profile_hub.campaign_responses to comptoir_system', 'grant update on table profile_hub.campaign_responses to comptoir_system');
INSERT INTO migrations.access VALUES (726, 'grant update on table profile_hub.campaigns to comptoir_app', 'grant update on table profile_hub.campaigns to comptoir_app');
INSERT INTO migrations.access VALUES (727, 'grant update on table profile_hub.campaigns to comptoir_system', 'grant update on table profile_hub.campaigns to comptoir_system');
INSERT INTO migrations.access VALUES (728, 'grant update on table profile_hub.contact_addresses to comptoir_app', 'grant update on table profile_hub.contact_addresses to comptoir_app');
INSERT INTO migrations.access VALUES (729, 'grant update on table profile_hub.contact_addresses to comptoir_system', 'grant update on table profile_hub.contact_addresses to comptoir_system');
INSERT INTO migrations.access VALUES (730, 'grant update on table profile_hub.contact_count_changes to comptoir_app', 'grant update on table profile_hub.contact_count_changes to comptoir_app');
INSERT INTO migrations.access VALUES (731, 'grant update on table profile_hub.contact_count_changes to comptoir_system', 'grant update on table profile_hub.contact_count_changes to comptoir_system');
INSERT INTO migrations.access VALUES (732, 'grant update on table profile_hub.contact_counts to comptoir_app', 'grant update on table profile_hub.contact_counts to comptoir_app');
INSERT INTO migrations.access VALUES (733, 'grant update on table profile_hub.contact_counts to comptoir_system', 'grant update on table profile_hub.contact_counts to comptoir_system');
INSERT INTO migrations.access VALUES (734, 'grant update on table profile_hub.contact_month_ends to comptoir_app', 'grant update on table profile_hub.contact_month_ends to comptoir_app');
INSERT INTO migrations.access VALUES (735, 'grant update on table profile_hub.contact_month_ends to comptoir_system', 'grant update on table profile_hub.contact_month_ends to comptoir_system');
INSERT INTO migrations.access VALUES (736, 'grant update on table profile_hub.contacts to comptoir_app', 'grant update on table profile_hub.contacts to comptoir_app');
INSERT INTO migrations.access VALUES (737, 'grant update on table profile_hub.contacts to comptoir_system', 'grant update on table profile_hub.contacts to comptoir_system');
INSERT INTO migrations.access VALUES (738, 'grant update on table profile_hub.criteria to comptoir_app', 'grant update on table profile_hub.criteria to comptoir_app');
INSERT INTO migrations.access VALUES (739, 'grant update on table profile_hub.criteria to comptoir_system', 'grant update on table profile_hub.criteria to comptoir_system');
INSERT INTO migrations.access VALUES (740, 'grant update on table profile_hub.criterion_options to comptoir_app', 'grant update on table profile_hub.criterion_options to comptoir_app');
INSERT INTO migrations.access VALUES (741, 'grant update on table profile_hub.criterion_options to comptoir_system', 'grant update on table profile_hub.criterion_options to comptoir_system');
INSERT INTO migrations.access VALUES (742, 'grant update on table profile_hub.data_requests to comptoir_app', 'grant update on table profile_hub.data_requests to comptoir_app');
INSERT INTO migrations.access VALUES (743, 'grant update on table profile_hub.data_requests to comptoir_system', 'grant update on table profile_hub.data_requests to comptoir_system');
INSERT INTO migrations.access VALUES (744, 'grant update on table profile_hub.doubles to comptoir_app', 'grant update on table profile_hub.doubles to comptoir_app');
INSERT INTO migrations.access VALUES (745, 'grant update on table profile_hub.doubles to comptoir_system', 'grant update on table profile_hub.doubles to comptoir_system');
INSERT INTO migrations.access VALUES (746, 'grant update on table profile_hub.doubles_waiting to comptoir_app', 'grant update on table profile_hub.doubles_waiting to comptoir_app');
INSERT INTO migrations.access VALUES (747, 'grant update on table profile_hub.doubles_waiting to comptoir_system', 'grant update on table profile_hub.doubles_waiting to comptoir_system');
INSERT INTO migrations.access VALUES (748, 'grant update on table profile_hub.exports to comptoir_app', 'grant update on table profile_hub.exports to comptoir_app');
INSERT INTO migrations.access VALUES (749, 'grant update on table profile_hub.exports to comptoir_system', 'grant update on table profile_hub.exports to comptoir_system');
INSERT INTO migrations.access VALUES (750, 'grant update on table profile_hub.import_changes to comptoir_app', 'grant update on table profile_hub.import_changes to comptoir_app');
INSERT INTO migrations.access VALUES (751, 'grant update on table profile_hub.import_changes to comptoir_system', 'grant update on table profile_hub.import_changes to comptoir_system');
INSERT INTO migrations.access VALUES (752, 'grant update on table profile_hub.imports to comptoir_app', 'grant update on table profile_hub.imports to comptoir_app');
INSERT INTO migrations.access VALUES (753, 'grant update on table profile_hub.imports to comptoir_system', 'grant update on table profile_hub.imports to comptoir_system');
INSERT INTO migrations.access VALUES (754, 'grant update on table profile_hub.lead_contacts to comptoir_app', 'grant update on table profile_hub.lead_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (755, 'grant update on table profile_hub.lead_contacts to comptoir_system', 'grant update on table profile_hub.lead_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (756, 'grant update on table profile_hub.mapping_answers to comptoir_app', 'grant update on table profile_hub.mapping_answers to comptoir_app');
INSERT INTO migrations.access VALUES (757, 'grant update on table profile_hub.mapping_answers to comptoir_system', 'grant update on table profile_hub.mapping_answers to comptoir_system');
INSERT INTO migrations.access VALUES (758, 'grant update on table profile_hub.mapping_questions to comptoir_app', 'grant update on table profile_hub.mapping_questions to comptoir_app');
INSERT INTO migrations.access VALUES (759, 'grant update on table profile_hub.mapping_questions to comptoir_system', 'grant update on table profile_hub.mapping_questions to comptoir_system');
INSERT INTO migrations.access VALUES (760, 'grant update on table profile_hub.mappings to comptoir_app', 'grant update on table profile_hub.mappings to comptoir_app');
INSERT INTO migrations.access VALUES (761, 'grant update on table profile_hub.mappings to comptoir_system', 'grant update on table profile_hub.mappings to comptoir_system');
INSERT INTO migrations.access VALUES (762, 'grant update on table profile_hub.merged_contacts to comptoir_app', 'grant update on table profile_hub.merged_contacts to comptoir_app');
INSERT INTO migrations.access VALUES (763, 'grant update on table profile_hub.merged_contacts to comptoir_system', 'grant update on table profile_hub.merged_contacts to comptoir_system');
INSERT INTO migrations.access VALUES (764, 'grant update on table profile_hub.merges to comptoir_app', 'grant update on table profile_hub.merges to comptoir_app');
INSERT INTO migrations.access VALUES (765, 'grant update on table profile_hub.merges to comptoir_system', 'grant update on table profile_hub.merges to comptoir_system');
INSERT INTO migrations.access VALUES (766, 'grant update on table profile_hub.retention to comptoir_app', 'grant update on table profile_hub.retention to comptoir_app');
INSERT INTO migrations.access VALUES (767, 'grant update on table profile_hub.retention to comptoir_system', 'grant update on table profile_hub.retention to comptoir_system');
INSERT INTO migrations.access VALUES (768, 'grant update on table profile_hub.segment_members to comptoir_app', 'grant update on table profile_hub.segment_members to comptoir_app');
INSERT INTO migrations.access VALUES (769, 'grant update on table profile_hub.segment_members to comptoir_system', 'grant update on table profile_hub.segment_members to comptoir_system');
INSERT INTO migrations.access VALUES (770, 'grant update on table profile_hub.segments to comptoir_app', 'grant update on table profile_hub.segments to comptoir_app');
INSERT INTO migrations.access VALUES (771, 'grant update on table profile_hub.segments to comptoir_system', 'grant update on table profile_hub.segments to comptoir_system');
INSERT INTO migrations.access VALUES (772, 'grant update on table profile_hub.stations to comptoir_app', 'grant update on table profile_hub.stations to comptoir_app');
INSERT INTO migrations.access VALUES (773, 'grant update on table profile_hub.stations to comptoir_system', 'grant update on table profile_hub.stations to comptoir_system');
INSERT INTO migrations.access VALUES (774, 'grant update on table touchpoints.configurations to comptoir_app', 'grant update on table touchpoints.configurations to comptoir_app');
INSERT INTO migrations.access VALUES (775, 'grant update on table touchpoints.configurations to comptoir_system', 'grant update on table touchpoints.configurations to comptoir_system');
INSERT INTO migrations.access VALUES (776, 'grant update on table touchpoints.counted_zones to comptoir_app', 'grant update on table touchpoints.counted_zones to comptoir_app');
INSERT INTO migrations.access VALUES (777, 'grant update on table touchpoints.counted_zones to comptoir_system', 'grant update on table touchpoints.counted_zones to comptoir_system');
INSERT INTO migrations.access VALUES (778, 'grant update on table touchpoints.daily_counts to comptoir_app', 'grant update on table touchpoints.daily_counts to comptoir_app');
INSERT INTO migrations.access VALUES (779, 'grant update on table touchpoints.daily_counts to comptoir_system', 'grant update on table touchpoints.daily_counts to comptoir_system');
INSERT INTO migrations.access VALUES (780, 'grant update on table touchpoints.dead_codes to comptoir_app', 'grant update on table touchpoints.dead_codes to comptoir_app');
INSERT INTO migrations.access VALUES (781, 'grant update on table touchpoints.dead_codes to comptoir_system', 'grant update on table touchpoints.dead_codes to comptoir_system');
INSERT INTO migrations.access VALUES (782, 'grant update on table touchpoints.ended_before to comptoir_app', 'grant update on table touchpoints.ended_before to comptoir_app');
INSERT INTO migrations.access VALUES (783, 'grant update on table touchpoints.ended_before to comptoir_system', 'grant update on table touchpoints.ended_before to comptoir_system');
INSERT INTO migrations.access VALUES (784, 'grant update on table touchpoints.landing_builds to comptoir_app', 'grant update on table touchpoints.landing_builds to comptoir_app');
INSERT INTO migrations.access VALUES (785, 'grant update on table touchpoints.landing_builds to comptoir_system', 'grant update on table touchpoints.landing_builds to comptoir_system');
INSERT INTO migrations.access VALUES (786, 'grant update on table touchpoints.landing_pages to comptoir_app', 'grant update on table touchpoints.landing_pages to comptoir_app');
INSERT INTO migrations.access VALUES (787, 'grant update on table touchpoints.landing_pages to comptoir_system', 'grant update on table touchpoints.landing_pages to comptoir_system');
INSERT INTO migrations.access VALUES (788, 'grant update on table touchpoints.print_overrules to comptoir_app', 'grant update on table touchpoints.print_overrules to comptoir_app');
INSERT INTO migrations.access VALUES (789, 'grant update on table touchpoints.print_overrules to comptoir_system', 'grant update on table touchpoints.print_overrules to comptoir_system');
INSERT INTO migrations.access VALUES (790, 'grant update on table touchpoints.printed_gtins to comptoir_app', 'grant update on table touchpoints.printed_gtins to comptoir_app');
INSERT INTO migrations.access VALUES (791, 'grant update on table touchpoints.printed_gtins to comptoir_system', 'grant update on table touchpoints.printed_gtins to comptoir_system');
INSERT INTO migrations.access VALUES (792, 'grant update on table touchpoints.product_switches to comptoir_app', 'grant update on table touchpoints.product_switches to comptoir_app');
INSERT INTO migrations.access VALUES (793, 'grant update on table touchpoints.product_switches to comptoir_system', 'grant update on table touchpoints.product_switches to comptoir_system');
INSERT INTO migrations.access VALUES (794, 'grant update on table touchpoints.seen_countries to comptoir_app', 'grant update on table touchpoints.seen_countries to comptoir_app');
INSERT INTO migrations.access VALUES (795, 'grant update on table touchpoints.seen_countries to comptoir_system', 'grant update on table touchpoints.seen_countries to comptoir_system');
INSERT INTO migrations.access VALUES (796, 'grant update on table touchpoints.suffixes to comptoir_app', 'grant update on table touchpoints.suffixes to comptoir_app');
INSERT INTO migrations.access VALUES (797, 'grant update on table touchpoints.suffixes to comptoir_system', 'grant update on table touchpoints.suffixes to comptoir_system');
INSERT INTO migrations.access VALUES (798, 'grant update on table touchpoints.totals to comptoir_app', 'grant update on table touchpoints.totals to comptoir_app');
INSERT INTO migrations.access VALUES (799, 'grant update on table touchpoints.totals to comptoir_system', 'grant update on table touchpoints.totals to comptoir_system');
INSERT INTO migrations.access VALUES (800, 'grant update on table touchpoints.touchpoints to comptoir_app', 'grant update on table touchpoints.touchpoints to comptoir_app');
INSERT INTO migrations.access VALUES (801, 'grant update on table touchpoints.touchpoints to comptoir_system', 'grant update on table touchpoints.touchpoints to comptoir_system');
INSERT INTO migrations.access VALUES (802, 'grant update on table touchpoints.visit_budgets to comptoir_app', 'grant update on table touchpoints.visit_budgets to comptoir_app');
INSERT INTO migrations.access VALUES (803, 'grant update on table touchpoints.visit_budgets to comptoir_system', 'grant update on table touchpoints.visit_budgets to comptoir_system');
INSERT INTO migrations.access VALUES (804, 'grant update on table touchpoints.visits to comptoir_app', 'grant update on table touchpoints.visits to comptoir_app');
INSERT INTO migrations.access VALUES (805, 'grant update on table touchpoints.visits to comptoir_system', 'grant update on table touchpoints.visits to comptoir_system');
INSERT INTO migrations.access VALUES (806, 'grant usage on sequence profile_hub.numbers to comptoir_app', 'grant usage on sequence profile_hub.numbers to comptoir_app');
INSERT INTO migrations.access VALUES (807, 'grant usage on sequence profile_hub.numbers to comptoir_system', 'grant usage on sequence profile_hub.numbers to comptoir_system');
INSERT INTO migrations.access VALUES (808, 'grant select (created_at) on table accounts.users to comptoir_app', 'grant select (created_at) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (809, 'grant select (default_locale) on table accounts.users to comptoir_app', 'grant select (default_locale) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (810, 'grant select (email) on table accounts.users to comptoir_app', 'grant select (email) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (811, 'grant select (first_name) on table accounts.users to comptoir_app', 'grant select (first_name) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (812, 'grant select (id) on table accounts.users to comptoir_app', 'grant select (id) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (813, 'grant select (id) on table pgboss.job to comptoir_app', 'grant select (id) on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (814, 'grant select (id) on table pgboss.job_common to comptoir_app', 'grant select (id) on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (815, 'grant select (invitation_expires_at) on table accounts.users to comptoir_app', 'grant select (invitation_expires_at) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (816, 'grant select (invitation_fault) on table accounts.users to comptoir_app', 'grant select (invitation_fault) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (817, 'grant select (invited_at) on table accounts.users to comptoir_app', 'grant select (invited_at) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (818, 'grant select (is_super_admin) on table accounts.users to comptoir_app', 'grant select (is_super_admin) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (819, 'grant select (last_name) on table accounts.users to comptoir_app', 'grant select (last_name) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (820, 'grant select (links_by_mail_only) on table accounts.users to comptoir_app', 'grant select (links_by_mail_only) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (821, 'grant select (locale) on table accounts.users to comptoir_app', 'grant select (locale) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (822, 'grant select (mailbox_proven_at) on table accounts.users to comptoir_app', 'grant select (mailbox_proven_at) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (823, 'grant select (name) on table pgboss.job to comptoir_app', 'grant select (name) on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (824, 'grant select (name) on table pgboss.job_common to comptoir_app', 'grant select (name) on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (825, 'grant select (search) on table accounts.users to comptoir_app', 'grant select (search) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (826, 'grant select (singleton_key) on table pgboss.job to comptoir_app', 'grant select (singleton_key) on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (827, 'grant select (singleton_key) on table pgboss.job_common to comptoir_app', 'grant select (singleton_key) on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (828, 'grant select (sort_name) on table accounts.users to comptoir_app', 'grant select (sort_name) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (829, 'grant select (start_after) on table pgboss.job to comptoir_app', 'grant select (start_after) on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (830, 'grant select (start_after) on table pgboss.job_common to comptoir_app', 'grant select (start_after) on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (831, 'grant select (state) on table pgboss.job to comptoir_app', 'grant select (state) on table pgboss.job to comptoir_app');
INSERT INTO migrations.access VALUES (832, 'grant select (state) on table pgboss.job_common to comptoir_app', 'grant select (state) on table pgboss.job_common to comptoir_app');
INSERT INTO migrations.access VALUES (833, 'grant select (status) on table accounts.users to comptoir_app', 'grant select (status) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (834, 'grant select (updated_at) on table accounts.users to comptoir_app', 'grant select (updated_at) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (835, 'grant select (updated_by) on table accounts.users to comptoir_app', 'grant select (updated_by) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (836, 'grant select (version) on table accounts.users to comptoir_app', 'grant select (version) on table accounts.users to comptoir_app');
INSERT INTO migrations.access VALUES (837, 'grant execute on function directory.locations_fitting(text[]) to comptoir_app', 'grant execute on function directory.locations_fitting(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (838, 'grant execute on function directory.products_fitting(text[]) to comptoir_app', 'grant execute on function directory.products_fitting(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (839, 'grant execute on function leads.leads_fitting(text[]) to comptoir_app', 'grant execute on function leads.leads_fitting(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (840, 'grant execute on function platform.blank_audit(text,text) to comptoir_app', 'grant execute on function platform.blank_audit(text,text) to comptoir_app');
INSERT INTO migrations.access VALUES (841, 'grant execute on function platform.blank_queue(text,text) to comptoir_app', 'grant execute on function platform.blank_queue(text,text) to comptoir_app');
INSERT INTO migrations.access VALUES (842, 'grant execute on function platform.fold(text) to comptoir_app', 'grant execute on function platform.fold(text) to comptoir_app');
INSERT INTO migrations.access VALUES (843, 'grant execute on function platform.fold(text) to comptoir_system', 'grant execute on function platform.fold(text) to comptoir_system');
INSERT INTO migrations.access VALUES (844, 'grant execute on function platform.known_zone(text) to comptoir_app', 'grant execute on function platform.known_zone(text) to comptoir_app');
INSERT INTO migrations.access VALUES (845, 'grant execute on function platform.known_zone(text) to comptoir_system', 'grant execute on function platform.known_zone(text) to comptoir_system');
INSERT INTO migrations.access VALUES (846, 'grant execute on function platform.visible_locations(uuid,uuid) to comptoir_app', 'grant execute on function platform.visible_locations(uuid,uuid) to comptoir_app');
INSERT INTO migrations.access VALUES (847, 'grant execute on function platform.zone_of(uuid) to comptoir_app', 'grant execute on function platform.zone_of(uuid) to comptoir_app');
INSERT INTO migrations.access VALUES (848, 'grant execute on function platform.zone_of(uuid) to comptoir_system', 'grant execute on function platform.zone_of(uuid) to comptoir_system');
INSERT INTO migrations.access VALUES (849, 'grant execute on function profile_hub.blank_consents(text[]) to comptoir_app', 'grant execute on function profile_hub.blank_consents(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (850, 'grant execute on function profile_hub.contacts_fitting(text[]) to comptoir_app', 'grant execute on function profile_hub.contacts_fitting(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (851, 'grant execute on function profile_hub.recount_contacts(uuid) to comptoir_app', 'grant execute on function profile_hub.recount_contacts(uuid) to comptoir_app');
INSERT INTO migrations.access VALUES (852, 'grant execute on function profile_hub.recount_contacts(uuid) to comptoir_system', 'grant execute on function profile_hub.recount_contacts(uuid) to comptoir_system');
INSERT INTO migrations.access VALUES (853, 'grant execute on function touchpoints.drop_visits_before(date) to comptoir_system', 'grant execute on function touchpoints.drop_visits_before(date) to comptoir_system');
INSERT INTO migrations.access VALUES (854, 'grant execute on function touchpoints.further_suffixes_fitting(text) to comptoir_app', 'grant execute on function touchpoints.further_suffixes_fitting(text) to comptoir_app');
INSERT INTO migrations.access VALUES (855, 'grant execute on function touchpoints.make_visits_month(date) to comptoir_system', 'grant execute on function touchpoints.make_visits_month(date) to comptoir_system');
INSERT INTO migrations.access VALUES (856, 'grant execute on function touchpoints.similar_suffixes(text[]) to comptoir_app', 'grant execute on function touchpoints.similar_suffixes(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (857, 'grant execute on function touchpoints.touchpoints_fitting(text[]) to comptoir_app', 'grant execute on function touchpoints.touchpoints_fitting(text[]) to comptoir_app');
INSERT INTO migrations.access VALUES (858, 'revoke execute on function directory.locations_fitting(text[]) from public', 'revoke execute on function directory.locations_fitting(text[]) from public');
INSERT INTO migrations.access VALUES (859, 'revoke execute on function directory.products_fitting(text[]) from public', 'revoke execute on function directory.products_fitting(text[]) from public');
INSERT INTO migrations.access VALUES (860, 'revoke execute on function leads.leads_fitting(text[]) from public', 'revoke execute on function leads.leads_fitting(text[]) from public');
INSERT INTO migrations.access VALUES (861, 'revoke execute on function platform.blank_audit(text,text) from public', 'revoke execute on function platform.blank_audit(text,text) from public');
INSERT INTO migrations.access VALUES (862, 'revoke execute on function platform.blank_queue(text,text) from public', 'revoke execute on function platform.blank_queue(text,text) from public');
INSERT INTO migrations.access VALUES (863, 'revoke execute on function platform.known_zone(text) from public', 'revoke execute on function platform.known_zone(text) from public');
INSERT INTO migrations.access VALUES (864, 'revoke execute on function platform.visible_locations(uuid,uuid) from public', 'revoke execute on function platform.visible_locations(uuid,uuid) from public');
INSERT INTO migrations.access VALUES (865, 'revoke execute on function platform.zone_of(uuid) from public', 'revoke execute on function platform.zone_of(uuid) from public');
INSERT INTO migrations.access VALUES (866, 'revoke execute on function profile_hub.blank_consents(text[]) from public', 'revoke execute on function profile_hub.blank_consents(text[]) from public');
INSERT INTO migrations.access VALUES (867, 'revoke execute on function profile_hub.contacts_fitting(text[]) from public', 'revoke execute on function profile_hub.contacts_fitting(text[]) from public');
INSERT INTO migrations.access VALUES (868, 'revoke execute on function profile_hub.recount_contacts(uuid) from public', 'revoke execute on function profile_hub.recount_contacts(uuid) from public');
INSERT INTO migrations.access VALUES (869, 'revoke execute on function touchpoints.drop_visits_before(date) from public', 'revoke execute on function touchpoints.drop_visits_before(date) from public');
INSERT INTO migrations.access VALUES (870, 'revoke execute on function touchpoints.further_suffixes_fitting(text) from public', 'revoke execute on function touchpoints.further_suffixes_fitting(text) from public');
INSERT INTO migrations.access VALUES (871, 'revoke execute on function touchpoints.make_visits_month(date) from public', 'revoke execute on function touchpoints.make_visits_month(date) from public');
INSERT INTO migrations.access VALUES (872, 'revoke execute on function touchpoints.similar_suffixes(text[]) from public', 'revoke execute on function touchpoints.similar_suffixes(text[]) from public');
INSERT INTO migrations.access VALUES (873, 'revoke execute on function touchpoints.touchpoints_fitting(text[]) from public', 'revoke execute on function touchpoints.touchpoints_fitting(text[]) from public');
INSERT INTO migrations.access VALUES (874, 'policy all_clients on accounts.memberships', 'create policy all_clients on accounts.memberships for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (875, 'policy all_clients on accounts.users', 'create policy all_clients on accounts.users for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (876, 'policy all_clients on directory.associations', 'create policy all_clients on directory.associations for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (877, 'policy all_clients on directory.client_modules', 'create policy all_clients on directory.client_modules for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (878, 'policy all_clients on directory.clients', 'create policy all_clients on directory.clients for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (879, 'policy all_clients on directory.group_members', 'create policy all_clients on directory.group_members for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (880, 'policy all_clients on directory.groups', 'create policy all_clients on directory.groups for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (881, 'policy all_clients on directory.location_types', 'create policy all_clients on directory.location_types for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (882, 'policy all_clients on directory.locations', 'create policy all_clients on directory.locations for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (883, 'policy all_clients on directory.product_lookups', 'create policy all_clients on directory.product_lookups for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (884, 'policy all_clients on directory.products', 'create policy all_clients on directory.products for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (885, 'policy all_clients on leads.brand_figures', 'create policy all_clients on leads.brand_figures for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (886, 'policy all_clients on leads.counted_leads', 'create policy all_clients on leads.counted_leads for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (887, 'policy all_clients on leads.form_versions', 'create policy all_clients on leads.form_versions for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (888, 'policy all_clients on leads.forms', 'create policy all_clients on leads.forms for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (889, 'policy all_clients on leads.lead_figures', 'create policy all_clients on leads.lead_figures for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (890, 'policy all_clients on leads.lead_files', 'create policy all_clients on leads.lead_files for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (891, 'policy all_clients on leads.lead_history', 'create policy all_clients on leads.lead_history for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (892, 'policy all_clients on leads.lead_tokens', 'create policy all_clients on leads.lead_tokens for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (893, 'policy all_clients on leads.leads', 'create policy all_clients on leads.leads for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (894, 'policy all_clients on leads.leads_to_count', 'create policy all_clients on leads.leads_to_count for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (895, 'policy all_clients on leads.page_checks', 'create policy all_clients on leads.page_checks for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (896, 'policy all_clients on leads.product_figures', 'create policy all_clients on leads.product_figures for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (897, 'policy all_clients on leads.reminder_choices', 'create policy all_clients on leads.reminder_choices for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (898, 'policy all_clients on leads.time_figures', 'create policy all_clients on leads.time_figures for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (899, 'policy all_clients on platform.api_keys', 'create policy all_clients on platform.api_keys for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (900, 'policy all_clients on platform.audit_entries', 'create policy all_clients on platform.audit_entries for select to comptoir_system using (true)');
INSERT INTO migrations.access VALUES (901, 'policy all_clients on platform.events', 'create policy all_clients on platform.events for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (902, 'policy all_clients on platform.file_objects', 'create policy all_clients on platform.file_objects for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (903, 'policy all_clients on platform.files', 'create policy all_clients on platform.files for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (904, 'policy all_clients on platform.handled_events', 'create policy all_clients on platform.handled_events for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (905, 'policy all_clients on platform.import_checks', 'create policy all_clients on platform.import_checks for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (906, 'policy all_clients on platform.import_repairs', 'create policy all_clients on platform.import_repairs for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (907, 'policy all_clients on platform.jobs', 'create policy all_clients on platform.jobs for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (908, 'policy all_clients on platform.notifications', 'create policy all_clients on platform.notifications for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (909, 'policy all_clients on platform.outbox', 'create policy all_clients on platform.outbox for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (910, 'policy all_clients on platform.report_links', 'create policy all_clients on platform.report_links for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (911, 'policy all_clients on platform.saved_views', 'create policy all_clients on platform.saved_views for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (912, 'policy all_clients on platform.webhook_deliveries', 'create policy all_clients on platform.webhook_deliveries for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (913, 'policy all_clients on platform.webhook_endpoints', 'create policy all_clients on platform.webhook_endpoints for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (914, 'policy all_clients on platform.webhook_health', 'create policy all_clients on platform.webhook_health for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (915, 'policy all_clients on profile_hub.answered_contacts', 'create policy all_clients on profile_hub.answered_contacts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (916, 'policy all_clients on profile_hub.campaign_choices', 'create policy all_clients on profile_hub.campaign_choices for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (917, 'policy all_clients on profile_hub.campaign_questions', 'create policy all_clients on profile_hub.campaign_questions for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (918, 'policy all_clients on profile_hub.campaign_responses', 'create policy all_clients on profile_hub.campaign_responses for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (919, 'policy all_clients on profile_hub.campaigns', 'create policy all_clients on profile_hub.campaigns for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (920, 'policy all_clients on profile_hub.certificates', 'create policy all_clients on profile_hub.certificates for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (921, 'policy all_clients on profile_hub.consents', 'create policy all_clients on profile_hub.consents for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (922, 'policy all_clients on profile_hub.contact_addresses', 'create policy all_clients on profile_hub.contact_addresses for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (923, 'policy all_clients on profile_hub.contact_count_changes', 'create policy all_clients on profile_hub.contact_count_changes for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (924, 'policy all_clients on profile_hub.contact_counts', 'create policy all_clients on profile_hub.contact_counts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (925, 'policy all_clients on profile_hub.contact_month_ends', 'create policy all_clients on profile_hub.contact_month_ends for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (926, 'policy all_clients on profile_hub.contacts', 'create policy all_clients on profile_hub.contacts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (927, 'policy all_clients on profile_hub.criteria', 'create policy all_clients on profile_hub.criteria for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (928, 'policy all_clients on profile_hub.criterion_options', 'create policy all_clients on profile_hub.criterion_options for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (929, 'policy all_clients on profile_hub.data_requests', 'create policy all_clients on profile_hub.data_requests for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (930, 'policy all_clients on profile_hub.doubles', 'create policy all_clients on profile_hub.doubles for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (931, 'policy all_clients on profile_hub.doubles_waiting', 'create policy all_clients on profile_hub.doubles_waiting for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (932, 'policy all_clients on profile_hub.erased_addresses', 'create policy all_clients on profile_hub.erased_addresses for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (933, 'policy all_clients on profile_hub.erasures', 'create policy all_clients on profile_hub.erasures for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (934, 'policy all_clients on profile_hub.exports', 'create policy all_clients on profile_hub.exports for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (935, 'policy all_clients on profile_hub.import_changes', 'create policy all_clients on profile_hub.import_changes for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (936, 'policy all_clients on profile_hub.imports', 'create policy all_clients on profile_hub.imports for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (937, 'policy all_clients on profile_hub.lead_contacts', 'create policy all_clients on profile_hub.lead_contacts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (938, 'policy all_clients on profile_hub.mapping_answers', 'create policy all_clients on profile_hub.mapping_answers for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (939, 'policy all_clients on profile_hub.mapping_questions', 'create policy all_clients on profile_hub.mapping_questions for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (940, 'policy all_clients on profile_hub.mappings', 'create policy all_clients on profile_hub.mappings for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (941, 'policy all_clients on profile_hub.merged_contacts', 'create policy all_clients on profile_hub.merged_contacts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (942, 'policy all_clients on profile_hub.merges', 'create policy all_clients on profile_hub.merges for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (943, 'policy all_clients on profile_hub.retention', 'create policy all_clients on profile_hub.retention for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (944, 'policy all_clients on profile_hub.segment_members', 'create policy all_clients on profile_hub.segment_members for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (945, 'policy all_clients on profile_hub.segments', 'create policy all_clients on profile_hub.segments for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (946, 'policy all_clients on profile_hub.stations', 'create policy all_clients on profile_hub.stations for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (947, 'policy all_clients on profile_hub.voided_certificates', 'create policy all_clients on profile_hub.voided_certificates for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (948, 'policy all_clients on profile_hub.wordings', 'create policy all_clients on profile_hub.wordings for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (949, 'policy all_clients on touchpoints.configurations', 'create policy all_clients on touchpoints.configurations for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (950, 'policy all_clients on touchpoints.counted_zones', 'create policy all_clients on touchpoints.counted_zones for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (951, 'policy all_clients on touchpoints.daily_counts', 'create policy all_clients on touchpoints.daily_counts for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (952, 'policy all_clients on touchpoints.dead_codes', 'create policy all_clients on touchpoints.dead_codes for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (953, 'policy all_clients on touchpoints.ended_before', 'create policy all_clients on touchpoints.ended_before for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (954, 'policy all_clients on touchpoints.landing_builds', 'create policy all_clients on touchpoints.landing_builds for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (955, 'policy all_clients on touchpoints.landing_pages', 'create policy all_clients on touchpoints.landing_pages for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (956, 'policy all_clients on touchpoints.print_overrules', 'create policy all_clients on touchpoints.print_overrules for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (957, 'policy all_clients on touchpoints.printed_gtins', 'create policy all_clients on touchpoints.printed_gtins for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (958, 'policy all_clients on touchpoints.product_switches', 'create policy all_clients on touchpoints.product_switches for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (959, 'policy all_clients on touchpoints.seen_countries', 'create policy all_clients on touchpoints.seen_countries for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (960, 'policy all_clients on touchpoints.suffixes', 'create policy all_clients on touchpoints.suffixes for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (961, 'policy all_clients on touchpoints.totals', 'create policy all_clients on touchpoints.totals for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (962, 'policy all_clients on touchpoints.touchpoints', 'create policy all_clients on touchpoints.touchpoints for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (963, 'policy all_clients on touchpoints.visit_budgets', 'create policy all_clients on touchpoints.visit_budgets for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (964, 'policy all_clients on touchpoints.visits', 'create policy all_clients on touchpoints.visits for all to comptoir_system using (true) with check (true)');
INSERT INTO migrations.access VALUES (965, 'policy one_client on accounts.memberships', 'create policy one_client on accounts.memberships for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (966, 'policy one_client on accounts.users', 'create policy one_client on accounts.users for all to comptoir_app using ((id IN ( SELECT memberships.user_id
   FROM accounts.memberships)))');
INSERT INTO migrations.access VALUES (967, 'policy one_client on directory.associations', 'create policy one_client on directory.associations for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (968, 'policy one_client on directory.client_modules', 'create policy one_client on directory.client_modules for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (969, 'policy one_client on directory.clients', 'create policy one_client on directory.clients for all to comptoir_app using ((id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (970, 'policy one_client on directory.group_members', 'create policy one_client on directory.group_members for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (971, 'policy one_client on directory.groups', 'create policy one_client on directory.groups for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (972, 'policy one_client on directory.location_types', 'create policy one_client on directory.location_types for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (973, 'policy one_client on directory.locations', 'create policy one_client on directory.locations for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (974, 'policy one_client on directory.product_lookups', 'create policy one_client on directory.product_lookups for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (975, 'policy one_client on directory.products', 'create policy one_client on directory.products for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (976, 'policy one_client on leads.brand_figures', 'create policy one_client on leads.brand_figures for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (977, 'policy one_client on leads.counted_leads', 'create policy one_client on leads.counted_leads for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (978, 'policy one_client on leads.form_versions', 'create policy one_client on leads.form_versions for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (979, 'policy one_client on leads.forms', 'create policy one_client on leads.forms for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (980, 'policy one_client on leads.lead_figures', 'create policy one_client on leads.lead_figures for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (981, 'policy one_client on leads.lead_files', 'create policy one_client on leads.lead_files for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (982, 'policy one_client on leads.lead_history', 'create policy one_client on leads.lead_history for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (983, 'policy one_client on leads.lead_tokens', 'create policy one_client on leads.lead_tokens for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (984, 'policy one_client on leads.leads', 'create policy one_client on leads.leads for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (985, 'policy one_client on leads.leads_to_count', 'create policy one_client on leads.leads_to_count for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (986, 'policy one_client on leads.page_checks', 'create policy one_client on leads.page_checks for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (987, 'policy one_client on leads.product_figures', 'create policy one_client on leads.product_figures for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (988, 'policy one_client on leads.reminder_choices', 'create policy one_client on leads.reminder_choices for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (989, 'policy one_client on leads.time_figures', 'create policy one_client on leads.time_figures for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (990, 'policy one_client on platform.api_keys', 'create policy one_client on platform.api_keys for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (991, 'policy one_client on platform.audit_entries', 'create policy one_client on platform.audit_entries for select to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (992, 'policy one_client on platform.events', 'create policy one_client on platform.events for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (993, 'policy one_client on platform.file_objects', 'create policy one_client on platform.file_objects for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (994, 'policy one_client on platform.files', 'create policy one_client on platform.files for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (995, 'policy one_client on platform.handled_events', 'create policy one_client on platform.handled_events for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (996, 'policy one_client on platform.import_checks', 'create policy one_client on platform.import_checks for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (997, 'policy one_client on platform.import_repairs', 'create policy one_client on platform.import_repairs for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (998, 'policy one_client on platform.jobs', 'create policy one_client on platform.jobs for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (999, 'policy one_client on platform.notifications', 'create policy one_client on platform.notifications for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1000, 'policy one_client on platform.outbox', 'create policy one_client on platform.outbox for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1001, 'policy one_client on platform.report_links', 'create policy one_client on platform.report_links for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1002, 'policy one_client on platform.saved_views', 'create policy one_client on platform.saved_views for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1003, 'policy one_client on platform.webhook_deliveries', 'create policy one_client on platform.webhook_deliveries for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1004, 'policy one_client on platform.webhook_endpoints', 'create policy one_client on platform.webhook_endpoints for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1005, 'policy one_client on platform.webhook_health', 'create policy one_client on platform.webhook_health for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1006, 'policy one_client on profile_hub.answered_contacts', 'create policy one_client on profile_hub.answered_contacts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1007, 'policy one_client on profile_hub.campaign_choices', 'create policy one_client on profile_hub.campaign_choices for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1008, 'policy one_client on profile_hub.campaign_questions', 'create policy one_client on profile_hub.campaign_questions for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1009, 'policy one_client on profile_hub.campaign_responses', 'create policy one_client on profile_hub.campaign_responses for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1010, 'policy one_client on profile_hub.campaigns', 'create policy one_client on profile_hub.campaigns for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1011, 'policy one_client on profile_hub.certificates', 'create policy one_client on profile_hub.certificates for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1012, 'policy one_client on profile_hub.consents', 'create policy one_client on profile_hub.consents for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1013, 'policy one_client on profile_hub.contact_addresses', 'create policy one_client on profile_hub.contact_addresses for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1014, 'policy one_client on profile_hub.contact_count_changes', 'create policy one_client on profile_hub.contact_count_changes for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1015, 'policy one_client on profile_hub.contact_counts', 'create policy one_client on profile_hub.contact_counts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1016, 'policy one_client on profile_hub.contact_month_ends', 'create policy one_client on profile_hub.contact_month_ends for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1017, 'policy one_client on profile_hub.contacts', 'create policy one_client on profile_hub.contacts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1018, 'policy one_client on profile_hub.criteria', 'create policy one_client on profile_hub.criteria for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1019, 'policy one_client on profile_hub.criterion_options', 'create policy one_client on profile_hub.criterion_options for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1020, 'policy one_client on profile_hub.data_requests', 'create policy one_client on profile_hub.data_requests for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1021, 'policy one_client on profile_hub.doubles', 'create policy one_client on profile_hub.doubles for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1022, 'policy one_client on profile_hub.doubles_waiting', 'create policy one_client on profile_hub.doubles_waiting for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1023, 'policy one_client on profile_hub.erased_addresses', 'create policy one_client on profile_hub.erased_addresses for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1024, 'policy one_client on profile_hub.erasures', 'create policy one_client on profile_hub.erasures for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1025, 'policy one_client on profile_hub.exports', 'create policy one_client on profile_hub.exports for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1026, 'policy one_client on profile_hub.import_changes', 'create policy one_client on profile_hub.import_changes for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1027, 'policy one_client on profile_hub.imports', 'create policy one_client on profile_hub.imports for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1028, 'policy one_client on profile_hub.lead_contacts', 'create policy one_client on profile_hub.lead_contacts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1029, 'policy one_client on profile_hub.mapping_answers', 'create policy one_client on profile_hub.mapping_answers for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1030, 'policy one_client on profile_hub.mapping_questions', 'create policy one_client on profile_hub.mapping_questions for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1031, 'policy one_client on profile_hub.mappings', 'create policy one_client on profile_hub.mappings for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1032, 'policy one_client on profile_hub.merged_contacts', 'create policy one_client on profile_hub.merged_contacts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1033, 'policy one_client on profile_hub.merges', 'create policy one_client on profile_hub.merges for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1034, 'policy one_client on profile_hub.retention', 'create policy one_client on profile_hub.retention for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1035, 'policy one_client on profile_hub.segment_members', 'create policy one_client on profile_hub.segment_members for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1036, 'policy one_client on profile_hub.segments', 'create policy one_client on profile_hub.segments for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1037, 'policy one_client on profile_hub.stations', 'create policy one_client on profile_hub.stations for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1038, 'policy one_client on profile_hub.voided_certificates', 'create policy one_client on profile_hub.voided_certificates for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1039, 'policy one_client on profile_hub.wordings', 'create policy one_client on profile_hub.wordings for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1040, 'policy one_client on touchpoints.configurations', 'create policy one_client on touchpoints.configurations for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1041, 'policy one_client on touchpoints.counted_zones', 'create policy one_client on touchpoints.counted_zones for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1042, 'policy one_client on touchpoints.daily_counts', 'create policy one_client on touchpoints.daily_counts for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1043, 'policy one_client on touchpoints.dead_codes', 'create policy one_client on touchpoints.dead_codes for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1044, 'policy one_client on touchpoints.ended_before', 'create policy one_client on touchpoints.ended_before for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1045, 'policy one_client on touchpoints.landing_builds', 'create policy one_client on touchpoints.landing_builds for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1046, 'policy one_client on touchpoints.landing_pages', 'create policy one_client on touchpoints.landing_pages for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1047, 'policy one_client on touchpoints.print_overrules', 'create policy one_client on touchpoints.print_overrules for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1048, 'policy one_client on touchpoints.printed_gtins', 'create policy one_client on touchpoints.printed_gtins for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1049, 'policy one_client on touchpoints.product_switches', 'create policy one_client on touchpoints.product_switches for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1050, 'policy one_client on touchpoints.seen_countries', 'create policy one_client on touchpoints.seen_countries for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1051, 'policy one_client on touchpoints.suffixes', 'create policy one_client on touchpoints.suffixes for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1052, 'policy one_client on touchpoints.totals', 'create policy one_client on touchpoints.totals for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1053, 'policy one_client on touchpoints.touchpoints', 'create policy one_client on touchpoints.touchpoints for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1054, 'policy one_client on touchpoints.visit_budgets', 'create policy one_client on touchpoints.visit_budgets for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1055, 'policy one_client on touchpoints.visits', 'create policy one_client on touchpoints.visits for all to comptoir_app using ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif"))) with check ((client_id = ( SELECT (NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid AS "nullif")))');
INSERT INTO migrations.access VALUES (1056, 'policy own_leads on leads.lead_files', 'create policy own_leads on leads.lead_files as restrictive for all to comptoir_bound using ((EXISTS ( SELECT
   FROM leads.leads lead
  WHERE ((lead.client_id = lead_files.client_id) AND (lead.id = lead_files.lead_id)))))');
INSERT INTO migrations.access VALUES (1057, 'policy own_leads on leads.lead_history', 'create policy own_leads on leads.lead_history as restrictive for all to comptoir_bound using ((EXISTS ( SELECT
   FROM leads.leads lead
  WHERE ((lead.client_id = lead_history.client_id) AND (lead.id = lead_history.lead_id)))))');
INSERT INTO migrations.access VALUES (1058, 'policy own_locations on directory.group_members', 'create policy own_locations on directory.group_members as restrictive for all to comptoir_bound using ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid, (NULLIF(current_setting(''app.locations_of''::text, true), ''''::text))::uuid) AS visible_locations)))');
INSERT INTO migrations.access VALUES (1059, 'policy own_locations on directory.locations', 'create policy own_locations on directory.locations as restrictive for all to comptoir_bound using ((id IN ( SELECT platform.visible_locations((NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid, (NULLIF(current_setting(''app.locations_of''::text, true), ''''::text))::uuid) AS visible_locations)))');
INSERT INTO migrations.access VALUES (1060, 'policy own_locations on leads.counted_leads', 'create policy own_locations on leads.counted_leads as restrictive for all to comptoir_bound using ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid, (NULLIF(current_setting(''app.locations_of''::text, true), ''''::text))::uuid) AS visible_locations)))');
INSERT INTO migrations.access VALUES (1061, 'policy own_locations on leads.lead_figures', 'create policy own_locations on leads.lead_figures as restrictive for all to comptoir_bound using ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid, (NULLIF(current_setting(''app.locations_of''::text, true), ''''::text))::uuid) AS visible_locations)))');
INSERT INTO migrations.access VALUES (1062, 'policy own_locations on leads.leads', 'create policy own_locations on leads.leads as restrictive for all to comptoir_bound using ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting(''app.client_id''::text, true), ''''::text))::uuid, (NULLIF(current_setting(''app.locations_of''::text, true), ''''::text))::uuid) AS visible_locations)))');

INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-01-platform-schema', '2026-11-16T00:53:04.880Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-02-platform-queue', '2026-11-16T00:53:04.912Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-02-platform-sessions', '2026-11-16T00:53:04.917Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-03-platform-jobs', '2026-11-16T00:53:04.923Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-03-platform-mail', '2026-11-16T00:53:04.928Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-04-platform-events', '2026-11-16T00:53:04.936Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-04-platform-files', '2026-11-16T00:53:04.945Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-05-platform-notifications', '2026-11-16T00:53:04.950Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-10-directory-create', '2026-11-16T00:53:04.961Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-20-accounts-create', '2026-11-16T00:53:04.979Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-01-platform-search-text', '2026-11-16T00:53:04.988Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-02-platform-audit', '2026-11-16T00:53:05.000Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-03-platform-acting', '2026-11-16T00:53:05.007Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-10-platform-imports', '2026-11-16T00:53:05.014Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-20-platform-webhooks', '2026-11-16T00:53:05.033Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-21-platform-connectors', '2026-11-16T00:53:05.036Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-30-directory-brand-settings', '2026-11-16T00:53:05.047Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-31-directory-places', '2026-11-16T00:53:05.105Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-32-directory-products', '2026-11-16T00:53:05.122Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-40-accounts-users', '2026-11-16T00:53:05.135Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-50-platform-job-operations', '2026-11-16T00:53:05.142Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-51-platform-outbox-operations', '2026-11-16T00:53:05.144Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-52-platform-audit-search', '2026-11-16T00:53:05.147Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-53-platform-storage', '2026-11-16T00:53:05.148Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-01-platform-announce', '2026-11-16T00:53:05.149Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-05-directory-announce-brands', '2026-11-16T00:53:05.152Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-06-directory-open-places', '2026-11-16T00:53:05.163Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-10-touchpoints', '2026-11-16T00:53:05.217Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-11-touchpoints-visits', '2026-11-16T00:53:05.264Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-17-30-landing-builds', '2026-11-16T00:53:05.270Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-01-platform-saved-views', '2026-11-16T00:53:05.281Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-03-platform-audit-key', '2026-11-16T00:53:05.285Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-04-touchpoints-visits-key', '2026-11-16T00:53:05.293Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-05-platform-views-leave', '2026-11-17T00:15:18.596Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-06-accounts-views-leave', '2026-11-17T00:15:18.612Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-10-print-overrules', '2026-11-17T00:15:18.644Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-14-platform-outbox-confirmation', '2026-11-17T00:15:18.657Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-18-15-platform-webhook-lines', '2026-11-17T00:15:18.664Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-01-accounts-prove-mailboxes', '2026-11-17T00:15:18.690Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-01-accounts-sort-by-first-name', '2026-11-17T00:15:18.716Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-02-platform-owners-of-files', '2026-11-17T00:15:18.727Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-02-platform-views-columns', '2026-11-17T00:15:18.733Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-03-touchpoints-visit-budgets', '2026-11-17T00:15:18.752Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-10-touchpoints-totals-by-scans', '2026-11-17T00:15:18.761Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-11-touchpoints-ended-before', '2026-11-17T00:15:18.778Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-19-12-touchpoints-find-further-suffixes', '2026-11-17T00:15:18.788Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-20-01-platform-zone-of-client', '2026-11-17T00:15:18.791Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-20-02-directory-time-zone', '2026-11-17T00:15:18.819Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-20-03-touchpoints-counted-zones', '2026-11-17T00:15:18.834Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-20-04-platform-known-zone', '2026-11-17T00:15:18.841Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-01-profile-hub-contacts', '2026-11-17T00:15:19.014Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-02-profile-hub-segments', '2026-11-17T00:15:19.080Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-10-platform-import-repairs', '2026-11-17T00:15:19.110Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-11-profile-hub-imports', '2026-11-17T00:15:19.195Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-20-profile-hub-count-segments', '2026-11-17T00:15:19.212Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-30-profile-hub-follow-contacts', '2026-11-17T00:15:19.221Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-40-profile-hub-duplicates', '2026-11-17T00:15:19.257Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-41-platform-erase-persons', '2026-11-17T00:15:19.260Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-42-profile-hub-privacy', '2026-11-17T00:15:19.288Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-50-profile-hub-campaigns', '2026-11-17T00:15:19.358Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-60-profile-hub-exports', '2026-11-17T00:15:19.366Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-61-profile-hub-count-contacts', '2026-11-17T00:15:19.388Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-70-profile-hub-leads-by-contact', '2026-11-17T00:15:19.390Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-90-profile-hub-erasures-of-jobs', '2026-11-17T00:15:19.393Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-91-profile-hub-doubles-waiting', '2026-11-17T00:15:19.401Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-21-92-profile-hub-sort-contacts', '2026-11-17T00:15:19.414Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-01-leads-forms', '2026-11-17T00:15:19.434Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-02-leads-leads', '2026-11-17T00:15:19.457Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-10-platform-spent-captchas', '2026-11-17T00:15:19.461Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-11-accounts-captchas-to-platform', '2026-11-17T00:15:19.463Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-12-platform-api-keys', '2026-11-17T00:15:19.471Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-13-leads-lead-files', '2026-11-17T00:15:19.483Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-30-leads-tell-of-leads', '2026-11-17T00:15:19.493Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-31-platform-webhook-subject', '2026-11-17T00:15:19.494Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-22-32-leads-check-pages', '2026-11-17T00:15:19.499Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-01-leads-act-on-leads', '2026-11-17T00:15:19.512Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-11-platform-tell-records', '2026-11-17T00:15:19.514Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-12-leads-list-leads', '2026-11-17T00:15:19.541Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-21-leads-edit-leads', '2026-11-17T00:15:19.546Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-22-directory-location-ids', '2026-11-17T00:15:19.548Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-23-profile-hub-take-back-stations', '2026-11-17T00:15:19.550Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-31-leads-links-of-recipient', '2026-11-17T00:15:19.552Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-41-leads-remind-of-leads', '2026-11-17T00:15:19.556Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-42-platform-outbox-told', '2026-11-17T00:15:19.558Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-51-leads-count-leads', '2026-11-17T00:15:19.594Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-71-leads-brand-figures', '2026-11-17T00:15:19.603Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-81-leads-keep-source-of-erased', '2026-11-17T00:15:19.604Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-24-91-leads-choose-reminders', '2026-11-17T00:15:19.611Z');

INSERT INTO migrations.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO pgboss.version VALUES (43, NULL, NULL, NULL, NULL, NULL);

INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-16 00:58:54.559374+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Maison Vidal', 'created', NULL, '{"id": "019a8000-0001-7000-8000-000000000001", "name": "Maison Vidal", "locales": ["en"], "brand_id": "maisonvidal", "currency": "EUR", "created_at": "2026-11-16T00:58:54.553325+00:00", "identifier": "maison-vidal", "archived_at": null, "brand_color": null, "logo_file_id": null, "default_locale": "en", "short_url_base": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-16 00:58:54.560694+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Atelier Nord', 'created', NULL, '{"id": "019a8000-0001-7000-8000-000000000002", "name": "Atelier Nord", "locales": ["en"], "brand_id": "ateliernord", "currency": "EUR", "created_at": "2026-11-16T00:58:54.553325+00:00", "identifier": "atelier-nord", "archived_at": null, "brand_color": null, "logo_file_id": null, "default_locale": "en", "short_url_base": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-16 00:58:54.563187+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000001', 'Anna Zorn', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000001", "email": "anna.zorn@maison-vidal.example", "locale": "en", "status": "active", "last_name": "Zorn", "created_at": "2026-11-16T00:58:54.561039+00:00", "first_name": "Anna", "invited_at": null, "password_hash": "hidden", "default_locale": "en", "is_super_admin": true, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-16 00:58:54.563527+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000002', 'Zoé Abel', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000002", "email": "zoe.abel@maison-vidal.example", "locale": "fr", "status": "active", "last_name": "Abel", "created_at": "2026-11-16T00:58:54.561039+00:00", "first_name": "Zoé", "invited_at": null, "password_hash": "hidden", "default_locale": "fr", "is_super_admin": false, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-16 00:58:54.56362+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000003', 'Mia Lund', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000003", "email": "mia.lund@atelier-nord.example", "locale": "no", "status": "active", "last_name": "Lund", "created_at": "2026-11-16T00:58:54.561039+00:00", "first_name": "Mia", "invited_at": null, "password_hash": "hidden", "default_locale": "no", "is_super_admin": false, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-16 00:58:54.565589+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000001', 'brand_admin', 'created', NULL, '{"role": "brand_admin", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000001", "client_id": "019a8000-0001-7000-8000-000000000001", "created_at": "2026-11-16T00:58:54.563819+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-16 00:58:54.565722+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000002', 'brand_user', 'created', NULL, '{"role": "brand_user", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000002", "client_id": "019a8000-0001-7000-8000-000000000001", "created_at": "2026-11-16T00:58:54.563819+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-16 00:58:54.565762+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000003', 'brand_admin', 'created', NULL, '{"role": "brand_admin", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000003", "client_id": "019a8000-0001-7000-8000-000000000002", "created_at": "2026-11-16T00:58:54.563819+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (9, '2026-11-16 00:58:54.56835+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000001', 'P-01 Chez Paul', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000001", "city": "Lyon", "code": "P-01", "name": "Chez Paul", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "FR", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000001", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.565951+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (10, '2026-11-16 00:58:54.568455+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000002', 'P-02 Müller am Tor', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000002", "city": "Köln", "code": "P-02", "name": "Müller am Tor", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "DE", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000001", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.565951+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (11, '2026-11-16 00:58:54.568524+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000003', 'N-01 Ørsted', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000003", "city": "Oslo", "code": "N-01", "name": "Ørsted", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "NO", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000002", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.565951+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (12, '2026-11-16 00:58:54.569868+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.products', '019a8000-0004-7000-8000-000000000001', 'LAMP-1', 'created', NULL, '{"id": "019a8000-0004-7000-8000-000000000001", "sku": "LAMP-1", "url": "", "gtin": "4006381333931", "names": {"en": "Brass lamp"}, "price": 12900, "active": true, "category": "", "currency": "EUR", "client_id": "019a8000-0001-7000-8000-000000000001", "image_url": "", "created_at": "2026-11-16T00:58:54.568657+00:00"}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (13, '2026-11-16 00:58:54.616356+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'platform.saved_views', '019a8000-0005-7000-8000-000000000001', 'Lyon', 'created', NULL, '{"id": "019a8000-0005-7000-8000-000000000001", "list": "directory.locations", "name": "Lyon", "search": "hidden", "shared": true, "columns": ["name"], "user_id": "019a8000-0002-7000-8000-000000000002", "client_id": "019a8000-0001-7000-8000-000000000001"}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (14, '2026-11-16 00:58:54.621831+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'touchpoints.touchpoints', '0123456789abcdef01234567', 'spring', 'created', NULL, '{"id": "0123456789abcdef01234567", "sku": null, "gtin": null, "type": "custom", "suffix": "spring", "ends_at": null, "dest_url": "https://maison-vidal.example/spring", "quantity": null, "client_id": "019a8000-0001-7000-8000-000000000001", "starts_at": null, "visit_cap": null, "code_style": {}, "created_at": "2026-11-16T00:58:54.618055+00:00", "created_by": null, "deleted_at": null, "description": "", "code_address": "http://localhost:4100/s/maisonvidal/spring", "code_made_at": "2026-11-16T00:58:54.618055+00:00", "digital_link": false, "fallback_url": null, "product_name": "", "configuration_slug": "default"}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (15, '2026-11-16 00:58:54.623685+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'touchpoints.suffixes', 'spring', 'spring', 'created', NULL, '{"main": true, "suffix": "spring", "client_id": "019a8000-0001-7000-8000-000000000001", "created_at": "2026-11-16T00:58:54.622066+00:00", "suffix_key": "spring", "touchpoint_id": "0123456789abcdef01234567"}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (16, '2026-11-17 00:15:18.80526+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Maison Vidal', 'changed', '{"time_zone": "UTC"}', '{"time_zone": "Europe/Paris"}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (17, '2026-11-17 00:15:18.81076+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Atelier Nord', 'changed', '{"time_zone": "UTC"}', '{"time_zone": "Europe/Paris"}');

INSERT INTO platform.saved_views VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0005-7000-8000-000000000001', '019a8000-0002-7000-8000-000000000002', 'directory.locations', 'Lyon', '?q=lyon', true, 1, '2026-11-16 00:58:54.610857+00');

INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 1, 'gender', '', 1);
INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 2, 'total', '', 1);
INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 3, 'known', '', 4);
INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 4, 'day', '2026-11-17', 1);
INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 5, 'birth', '', 1);
INSERT INTO profile_hub.contact_count_changes OVERRIDING SYSTEM VALUE VALUES ('019a8000-0001-7000-8000-000000000001', 6, 'country', '', 1);

INSERT INTO profile_hub.contacts VALUES ('019a8000-0001-7000-8000-000000000001', '2026-11-17 00:15:30.862366+00', '2026-11-17 00:15:30.862366+00', '2026-11-17 00:15:30.862366+00', 1, DEFAULT, '6afb9ca2faf6a27a5523575a', '{}', '{}', '{}', '{}', '{}', NULL, NULL, NULL, NULL, 'manual', NULL, 'liv.berg@example.com', '+4791234567', 'Liv', 'Berg', NULL, NULL, NULL, '{}', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, NULL, DEFAULT, DEFAULT, DEFAULT);

INSERT INTO profile_hub.doubles_waiting VALUES ('019a8000-0001-7000-8000-000000000001', '2026-11-17 00:15:30.862366+00');

INSERT INTO touchpoints.suffixes VALUES ('019a8000-0001-7000-8000-000000000001', 'spring', 'spring', '0123456789abcdef01234567', true, '2026-11-16 00:58:54.622066+00');

INSERT INTO touchpoints.touchpoints VALUES ('019a8000-0001-7000-8000-000000000001', '0123456789abcdef01234567', 'custom', 'default', 'spring', DEFAULT, 'https://maison-vidal.example/spring', '', NULL, NULL, DEFAULT, '', NULL, DEFAULT, NULL, NULL, NULL, NULL, 'http://localhost:4100/s/maisonvidal/spring', false, '{}', '2026-11-16 00:58:54.618055+00', 'none', NULL, NULL, false, NULL, '2026-11-16 00:58:54.618055+00', '2026-11-16 00:58:54.618055+00', 1, NULL, DEFAULT);

SELECT pg_catalog.setval('platform.audit_entries_id_seq', 17, true);

SELECT pg_catalog.setval('profile_hub.contact_count_changes_id_seq', 6, true);

SELECT pg_catalog.setval('profile_hub.numbers', 100, false);

ALTER TABLE ONLY accounts.access_requests
    ADD CONSTRAINT access_requests_pkey PRIMARY KEY (user_id, asked_on);

ALTER TABLE ONLY accounts.first_admin_links
    ADD CONSTRAINT first_admin_links_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY accounts.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (client_id, user_id);

ALTER TABLE ONLY accounts.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY accounts.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (subject);

ALTER TABLE ONLY accounts.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY directory.associations
    ADD CONSTRAINT associations_client_id_user_id_kind_group_id_location_id_key UNIQUE NULLS NOT DISTINCT (client_id, user_id, kind, group_id, location_id);

ALTER TABLE ONLY directory.client_modules
    ADD CONSTRAINT client_modules_pkey PRIMARY KEY (client_id, module);

ALTER TABLE ONLY directory.clients
    ADD CONSTRAINT clients_brand_id_key UNIQUE (brand_id);

ALTER TABLE ONLY directory.clients
    ADD CONSTRAINT clients_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY directory.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);

ALTER TABLE ONLY directory.group_members
    ADD CONSTRAINT group_members_pkey PRIMARY KEY (client_id, group_id, location_id);

ALTER TABLE ONLY directory.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY directory.location_types
    ADD CONSTRAINT location_types_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY directory.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY directory.product_lookups
    ADD CONSTRAINT product_lookups_pkey PRIMARY KEY (client_id);

ALTER TABLE ONLY directory.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY leads.counted_leads
    ADD CONSTRAINT counted_leads_pkey PRIMARY KEY (client_id, lead_id);

ALTER TABLE ONLY leads.form_versions
    ADD CONSTRAINT form_versions_pkey PRIMARY KEY (client_id, form_id, version);

ALTER TABLE ONLY leads.forms
    ADD CONSTRAINT forms_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY leads.lead_files
    ADD CONSTRAINT lead_files_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY leads.lead_history
    ADD CONSTRAINT lead_history_pkey PRIMARY KEY (client_id, lead_id, id);

ALTER TABLE ONLY leads.lead_tokens
    ADD CONSTRAINT lead_tokens_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY leads.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY leads.leads_to_count
    ADD CONSTRAINT leads_to_count_pkey PRIMARY KEY (client_id, lead_id);

ALTER TABLE ONLY leads.page_checks
    ADD CONSTRAINT page_checks_pkey PRIMARY KEY (client_id, form_id, id);

ALTER TABLE ONLY leads.reminder_choices
    ADD CONSTRAINT reminder_choices_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY migrations.access
    ADD CONSTRAINT access_pkey PRIMARY KEY (place);

ALTER TABLE ONLY migrations.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY migrations.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261116
    ADD CONSTRAINT queue_stats_20261116_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261117
    ADD CONSTRAINT queue_stats_20261117_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.acting
    ADD CONSTRAINT acting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.audit_entries
    ADD CONSTRAINT audit_entries_key UNIQUE NULLS NOT DISTINCT (client_id, id);

ALTER TABLE ONLY platform.connector_checks
    ADD CONSTRAINT connector_checks_pkey PRIMARY KEY (name, instance, at);

ALTER TABLE ONLY platform.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.file_objects
    ADD CONSTRAINT file_objects_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.handled_events
    ADD CONSTRAINT handled_events_pkey PRIMARY KEY (client_id, event_id, listener);

ALTER TABLE ONLY platform.house_views
    ADD CONSTRAINT house_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.import_checks
    ADD CONSTRAINT import_checks_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.import_repairs
    ADD CONSTRAINT import_repairs_pkey PRIMARY KEY (client_id, import_name, column_key, from_key);

ALTER TABLE ONLY platform.job_workers
    ADD CONSTRAINT job_workers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_client_id_idempotency_key_key UNIQUE (client_id, idempotency_key);

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.paused_queues
    ADD CONSTRAINT paused_queues_pkey PRIMARY KEY (name);

ALTER TABLE ONLY platform.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY platform.report_links
    ADD CONSTRAINT report_links_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.spent_captchas
    ADD CONSTRAINT spent_captchas_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_client_id_event_id_endpoint_id_key UNIQUE (client_id, event_id, endpoint_id);

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (client_id, endpoint_id);

ALTER TABLE ONLY profile_hub.answered_contacts
    ADD CONSTRAINT answered_contacts_pkey PRIMARY KEY (client_id, contact_id);

ALTER TABLE ONLY profile_hub.campaign_choices
    ADD CONSTRAINT campaign_choices_pkey PRIMARY KEY (client_id, question_id, answer_key);

ALTER TABLE ONLY profile_hub.campaign_questions
    ADD CONSTRAINT campaign_questions_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.campaign_responses
    ADD CONSTRAINT campaign_responses_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.contact_addresses
    ADD CONSTRAINT contact_addresses_pkey PRIMARY KEY (client_id, kind, value, contact_id);

ALTER TABLE ONLY profile_hub.contact_count_changes
    ADD CONSTRAINT contact_count_changes_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.contact_counts
    ADD CONSTRAINT contact_counts_pkey PRIMARY KEY (client_id, kind, key);

ALTER TABLE ONLY profile_hub.contact_month_ends
    ADD CONSTRAINT contact_month_ends_pkey PRIMARY KEY (client_id, month);

ALTER TABLE ONLY profile_hub.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.criteria
    ADD CONSTRAINT criteria_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.criterion_options
    ADD CONSTRAINT criterion_options_pkey PRIMARY KEY (client_id, number);

ALTER TABLE ONLY profile_hub.data_requests
    ADD CONSTRAINT data_requests_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.doubles
    ADD CONSTRAINT doubles_pkey PRIMARY KEY (client_id, first_id, second_id);

ALTER TABLE ONLY profile_hub.doubles_waiting
    ADD CONSTRAINT doubles_waiting_pkey PRIMARY KEY (client_id, at);

ALTER TABLE ONLY profile_hub.erased_addresses
    ADD CONSTRAINT erased_addresses_pkey PRIMARY KEY (client_id, hash, erasure_id);

ALTER TABLE ONLY profile_hub.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.import_changes
    ADD CONSTRAINT import_changes_pkey PRIMARY KEY (client_id, import_id, contact_id);

ALTER TABLE ONLY profile_hub.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.lead_contacts
    ADD CONSTRAINT lead_contacts_pkey PRIMARY KEY (client_id, lead_id);

ALTER TABLE ONLY profile_hub.mapping_answers
    ADD CONSTRAINT mapping_answers_pkey PRIMARY KEY (client_id, mapping_question_id, answer_key);

ALTER TABLE ONLY profile_hub.mapping_questions
    ADD CONSTRAINT mapping_questions_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.mappings
    ADD CONSTRAINT mappings_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.merged_contacts
    ADD CONSTRAINT merged_contacts_pkey PRIMARY KEY (client_id, gone_id);

ALTER TABLE ONLY profile_hub.merges
    ADD CONSTRAINT merges_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.retention
    ADD CONSTRAINT retention_pkey PRIMARY KEY (client_id);

ALTER TABLE ONLY profile_hub.segment_members
    ADD CONSTRAINT segment_members_pkey PRIMARY KEY (client_id, segment_id, contact_id);

ALTER TABLE ONLY profile_hub.segments
    ADD CONSTRAINT segments_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.stations
    ADD CONSTRAINT stations_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY profile_hub.voided_certificates
    ADD CONSTRAINT voided_certificates_pkey PRIMARY KEY (client_id, certificate_id);

ALTER TABLE ONLY profile_hub.wordings
    ADD CONSTRAINT wordings_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY touchpoints.configurations
    ADD CONSTRAINT configurations_pkey PRIMARY KEY (client_id, slug);

ALTER TABLE ONLY touchpoints.counted_zones
    ADD CONSTRAINT counted_zones_pkey PRIMARY KEY (client_id);

ALTER TABLE ONLY touchpoints.daily_counts
    ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (client_id, touchpoint_id, dimension, day, value);

ALTER TABLE ONLY touchpoints.dead_codes
    ADD CONSTRAINT dead_codes_pkey PRIMARY KEY (client_id, suffix_key);

ALTER TABLE ONLY touchpoints.ended_before
    ADD CONSTRAINT ended_before_pkey PRIMARY KEY (client_id, undo_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.landing_builds
    ADD CONSTRAINT landing_builds_pkey PRIMARY KEY (client_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.landing_pages
    ADD CONSTRAINT landing_pages_pkey PRIMARY KEY (client_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.print_overrules
    ADD CONSTRAINT print_overrules_pkey PRIMARY KEY (client_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.printed_gtins
    ADD CONSTRAINT printed_gtins_pkey PRIMARY KEY (client_id, gtin_key, touchpoint_id);

ALTER TABLE ONLY touchpoints.product_switches
    ADD CONSTRAINT product_switches_pkey PRIMARY KEY (client_id, sku_key);

ALTER TABLE ONLY touchpoints.seen_countries
    ADD CONSTRAINT seen_countries_pkey PRIMARY KEY (client_id, country, touchpoint_id);

ALTER TABLE ONLY touchpoints.suffixes
    ADD CONSTRAINT suffixes_pkey PRIMARY KEY (client_id, suffix_key);

ALTER TABLE ONLY touchpoints.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (client_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.touchpoints
    ADD CONSTRAINT touchpoints_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY touchpoints.visit_budgets
    ADD CONSTRAINT visit_budgets_pkey PRIMARY KEY (client_id, touchpoint_id);

ALTER TABLE ONLY touchpoints.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (client_id, at, id);

ALTER TABLE ONLY touchpoints.visits_2026_10
    ADD CONSTRAINT visits_2026_10_pkey PRIMARY KEY (client_id, at, id);

ALTER TABLE ONLY touchpoints.visits_2026_11
    ADD CONSTRAINT visits_2026_11_pkey PRIMARY KEY (client_id, at, id);

ALTER TABLE ONLY touchpoints.visits_2026_12
    ADD CONSTRAINT visits_2026_12_pkey PRIMARY KEY (client_id, at, id);

ALTER TABLE ONLY touchpoints.visits_2027_01
    ADD CONSTRAINT visits_2027_01_pkey PRIMARY KEY (client_id, at, id);

ALTER TABLE ONLY touchpoints.visits_else
    ADD CONSTRAINT visits_else_pkey PRIMARY KEY (client_id, at, id);

CREATE INDEX memberships_by_role ON accounts.memberships USING btree (client_id, role, user_id);

CREATE INDEX memberships_disabled ON accounts.memberships USING btree (client_id, user_id) WHERE (disabled_at IS NOT NULL);

CREATE INDEX memberships_of_user ON accounts.memberships USING btree (user_id);

CREATE INDEX password_links_of_user ON accounts.password_links USING btree (user_id);

CREATE INDEX users_by_age ON accounts.users USING btree (created_at, id);

CREATE INDEX users_by_name ON accounts.users USING btree (sort_name, id);

CREATE UNIQUE INDEX users_email ON accounts.users USING btree (email);

CREATE INDEX users_not_active ON accounts.users USING btree (id) WHERE (status <> 'active'::text);

CREATE INDEX users_search ON accounts.users USING gin (search public.gin_trgm_ops);

CREATE INDEX users_super_admin ON accounts.users USING btree (id) WHERE is_super_admin;

CREATE INDEX associations_of_group ON directory.associations USING btree (client_id, group_id) WHERE (group_id IS NOT NULL);

CREATE INDEX associations_of_location ON directory.associations USING btree (client_id, location_id) WHERE (location_id IS NOT NULL);

CREATE UNIQUE INDEX clients_short_url_base ON directory.clients USING btree (lower(short_url_base));

CREATE INDEX group_members_of_location ON directory.group_members USING btree (client_id, location_id);

CREATE UNIQUE INDEX groups_name ON directory.groups USING btree (client_id, name_key);

CREATE UNIQUE INDEX location_types_name ON directory.location_types USING btree (client_id, name_key);

CREATE INDEX locations_by_city ON directory.locations USING btree (client_id, city, id);

CREATE INDEX locations_by_country ON directory.locations USING btree (client_id, country, id);

CREATE INDEX locations_by_id ON directory.locations USING btree (id);

CREATE INDEX locations_by_name ON directory.locations USING btree (client_id, name, id);

CREATE INDEX locations_by_type ON directory.locations USING btree (client_id, type_id);

CREATE UNIQUE INDEX locations_code ON directory.locations USING btree (client_id, code_key);

CREATE INDEX locations_open_city ON directory.locations USING btree (client_id, city, name, id) WHERE (closed_at IS NULL);

CREATE INDEX locations_open_city_key ON directory.locations USING btree (client_id, city_key) WHERE (closed_at IS NULL);

CREATE INDEX locations_open_country ON directory.locations USING btree (client_id, country, city, name, id) WHERE (closed_at IS NULL);

CREATE INDEX locations_open_place ON directory.locations USING btree (client_id, latitude, longitude) WHERE (closed_at IS NULL);

CREATE INDEX locations_open_postal_key ON directory.locations USING btree (client_id, postal_key) WHERE (closed_at IS NULL);

CREATE INDEX locations_search ON directory.locations USING gin (client_id, search public.gin_trgm_ops);

CREATE INDEX products_by_category ON directory.products USING btree (client_id, category, sku);

CREATE UNIQUE INDEX products_gtin ON directory.products USING btree (client_id, gtin_key);

CREATE INDEX products_search ON directory.products USING gin (client_id, search public.gin_trgm_ops);

CREATE UNIQUE INDEX products_sku ON directory.products USING btree (client_id, sku_key);

CREATE UNIQUE INDEX brand_figures_of ON leads.brand_figures USING btree (client_id, month, form_id, country, source, currency) NULLS NOT DISTINCT;

CREATE INDEX counted_leads_location ON leads.counted_leads USING btree (client_id, location_id, month) INCLUDE (accept_minutes);

CREATE INDEX forms_by_id ON leads.forms USING btree (id);

CREATE UNIQUE INDEX forms_name ON leads.forms USING btree (client_id, name_key);

CREATE UNIQUE INDEX lead_figures_of ON leads.lead_figures USING btree (client_id, month, form_id, country, source, currency, location_id) NULLS NOT DISTINCT;

CREATE INDEX lead_files_of_lead ON leads.lead_files USING btree (client_id, lead_id);

CREATE INDEX lead_files_unclaimed ON leads.lead_files USING btree (client_id, form_id, sent_by) WHERE (lead_id IS NULL);

CREATE INDEX lead_history_mail_key ON leads.lead_history USING btree (client_id, ((detail ->> 'key'::text))) WHERE (kind = 'mail'::text);

CREATE INDEX lead_history_mails ON leads.lead_history USING btree (client_id, mail_of_form, at) WHERE (mail_of_form IS NOT NULL);

CREATE INDEX lead_history_of_bulk ON leads.lead_history USING btree (client_id, ((detail ->> 'bulk'::text))) WHERE ((detail ->> 'bulk'::text) IS NOT NULL);

CREATE INDEX lead_history_shares ON leads.lead_history USING btree (client_id, at) WHERE (kind = 'share'::text);

CREATE INDEX lead_tokens_expiry ON leads.lead_tokens USING btree (expires_at);

CREATE INDEX lead_tokens_hash ON leads.lead_tokens USING btree (token_hash);

CREATE INDEX lead_tokens_open ON leads.lead_tokens USING btree (client_id, recipient, expires_at) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX lead_tokens_recipient ON leads.lead_tokens USING btree (client_id, lead_id, recipient, part);

CREATE INDEX leads_by_change ON leads.leads USING btree (client_id, updated_at, id);

CREATE INDEX leads_by_country ON leads.leads USING btree (client_id, country);

CREATE INDEX leads_by_creation ON leads.leads USING btree (client_id, created_at, id) INCLUDE (closes_at, form_id, status, location_id, country);

CREATE INDEX leads_by_email ON leads.leads USING btree (client_id, email);

CREATE INDEX leads_by_location ON leads.leads USING btree (client_id, location_id);

CREATE INDEX leads_by_name ON leads.leads USING btree (client_id, name_key, id);

CREATE INDEX leads_by_owner ON leads.leads USING btree (client_id, owner_key, id);

CREATE INDEX leads_by_phone ON leads.leads USING btree (client_id, phone);

CREATE INDEX leads_by_place ON leads.leads USING btree (client_id, place, created_at, id) INCLUDE (closes_at, form_id, status, location_id, country);

CREATE INDEX leads_by_value ON leads.leads USING btree (client_id, value, id);

CREATE INDEX leads_closing ON leads.leads USING btree (closes_at) WHERE (closes_at IS NOT NULL);

CREATE INDEX leads_due ON leads.leads USING btree (client_id, closes_at, id) INCLUDE (created_at, form_id, status, location_id, country) WHERE (closes_at IS NOT NULL);

CREATE INDEX leads_of_form ON leads.leads USING btree (client_id, form_id, id);

CREATE INDEX leads_search ON leads.leads USING gin (client_id, search public.gin_trgm_ops);

CREATE INDEX leads_standing ON leads.leads USING btree (client_id, form_id, status, location_id);

CREATE UNIQUE INDEX leads_submission ON leads.leads USING btree (client_id, form_id, submission_id);

CREATE UNIQUE INDEX product_figures_of ON leads.product_figures USING btree (client_id, month, form_id, country, source, currency, sku) NULLS NOT DISTINCT;

CREATE INDEX reminder_choices_hash ON leads.reminder_choices USING btree (token_hash);

CREATE UNIQUE INDEX reminder_choices_recipient ON leads.reminder_choices USING btree (client_id, recipient);

CREATE UNIQUE INDEX time_figures_of ON leads.time_figures USING btree (client_id, month, form_id, country, source, currency, kind, bucket) NULLS NOT DISTINCT;

CREATE INDEX job_common_ended ON pgboss.job_common USING btree (completed_on DESC) INCLUDE (state, retry_count) WHERE (completed_on IS NOT NULL);

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261116_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261116 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261117_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261117 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

CREATE INDEX api_keys_by_hash ON platform.api_keys USING btree (hash);

CREATE INDEX api_keys_of_subject ON platform.api_keys USING btree (client_id, purpose, subject);

CREATE INDEX audit_by_number ON platform.audit_entries USING btree (id);

CREATE INDEX audit_by_time ON platform.audit_entries USING brin (at);

CREATE INDEX audit_of_acting ON platform.audit_entries USING btree (by_user_id, id DESC) WHERE (by_user_id IS NOT NULL);

CREATE INDEX audit_of_kind ON platform.audit_entries USING btree (record, id DESC);

CREATE INDEX audit_of_record ON platform.audit_entries USING btree (record, record_id, id DESC);

CREATE INDEX audit_of_request ON platform.audit_entries USING btree (request_id) WHERE (request_id IS NOT NULL);

CREATE INDEX audit_of_user ON platform.audit_entries USING btree (user_id, id DESC);

CREATE INDEX audit_words ON platform.audit_entries USING gin (platform.fold(label) public.gin_trgm_ops);

CREATE INDEX connector_checks_age ON platform.connector_checks USING btree (at);

CREATE INDEX events_age ON platform.events USING btree (occurred_at);

CREATE INDEX file_objects_by_age ON platform.file_objects USING btree (written_at);

CREATE INDEX files_by_expiry ON platform.files USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX files_by_size ON platform.files USING btree (size DESC, id);

CREATE UNIQUE INDEX house_views_own_name ON platform.house_views USING btree (user_id, list, platform.fold(name));

CREATE UNIQUE INDEX house_views_shared_name ON platform.house_views USING btree (list, platform.fold(name)) WHERE shared;

CREATE INDEX import_checks_by_file ON platform.import_checks USING btree (client_id, file_id);

CREATE INDEX import_checks_by_lines ON platform.import_checks USING btree (client_id, lines_id);

CREATE INDEX jobs_age ON platform.jobs USING btree (ended_at);

CREATE INDEX jobs_of_user ON platform.jobs USING btree (user_id, id DESC);

CREATE INDEX notifications_age ON platform.notifications USING btree (created_at);

CREATE UNIQUE INDEX notifications_dedupe_key ON platform.notifications USING btree (client_id, user_id, dedupe_key) WHERE (dedupe_key IS NOT NULL);

CREATE INDEX notifications_of_user ON platform.notifications USING btree (user_id, id DESC);

CREATE INDEX notifications_unread ON platform.notifications USING btree (user_id, kind) WHERE (read_at IS NULL);

CREATE INDEX outbox_by_key ON platform.outbox USING btree (idempotency_key);

CREATE INDEX outbox_by_status ON platform.outbox USING btree (status, created_at DESC);

CREATE INDEX outbox_by_time ON platform.outbox USING btree (created_at);

CREATE INDEX outbox_words ON platform.outbox USING gin (platform.fold(recipient) public.gin_trgm_ops);

CREATE INDEX refresh_tokens_of_session ON platform.refresh_tokens USING btree (session_id);

CREATE INDEX report_links_by_expiry ON platform.report_links USING btree (expires_at);

CREATE INDEX report_links_by_file ON platform.report_links USING btree (client_id, file_id);

CREATE INDEX report_links_by_token ON platform.report_links USING btree (token_hash);

CREATE UNIQUE INDEX saved_views_own_name ON platform.saved_views USING btree (client_id, user_id, list, platform.fold(name));

CREATE UNIQUE INDEX saved_views_shared_name ON platform.saved_views USING btree (client_id, list, platform.fold(name)) WHERE shared;

CREATE INDEX sessions_acted_by ON platform.sessions USING btree (acted_by) WHERE ((acted_by IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX sessions_last_seen ON platform.sessions USING btree (user_id, last_seen_at) WHERE (acted_by IS NULL);

CREATE INDEX sessions_of_user ON platform.sessions USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX sessions_to_clear ON platform.sessions USING btree (expires_at);

CREATE INDEX spent_captchas_by_expiry ON platform.spent_captchas USING btree (expires_at);

CREATE INDEX webhook_deliveries_age ON platform.webhook_deliveries USING btree (created_at);

CREATE INDEX webhook_deliveries_in_line ON platform.webhook_deliveries USING btree (client_id, endpoint_id, id) WHERE in_line;

CREATE INDEX webhook_deliveries_leased ON platform.webhook_deliveries USING btree (client_id, endpoint_id) WHERE (leased_until IS NOT NULL);

CREATE INDEX webhook_deliveries_newest ON platform.webhook_deliveries USING btree (id);

CREATE INDEX webhook_deliveries_not_sent ON platform.webhook_deliveries USING btree (state, id) WHERE (state <> 'sent'::text);

CREATE INDEX webhook_deliveries_of_endpoint ON platform.webhook_deliveries USING btree (client_id, endpoint_id, id);

CREATE INDEX webhook_deliveries_of_type ON platform.webhook_deliveries USING btree (event_type, id);

CREATE UNIQUE INDEX campaign_questions_key ON profile_hub.campaign_questions USING btree (client_id, campaign_id, key);

CREATE INDEX campaign_responses_by_contact_id ON profile_hub.campaign_responses USING btree (client_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX campaign_responses_by_email ON profile_hub.campaign_responses USING btree (client_id, email) WHERE (email IS NOT NULL);

CREATE INDEX campaign_responses_by_phone ON profile_hub.campaign_responses USING btree (client_id, phone) WHERE (phone IS NOT NULL);

CREATE INDEX campaign_responses_in_order ON profile_hub.campaign_responses USING btree (client_id, campaign_id, answered_at, id);

CREATE UNIQUE INDEX campaign_responses_key ON profile_hub.campaign_responses USING btree (client_id, campaign_id, key);

CREATE UNIQUE INDEX campaigns_key ON profile_hub.campaigns USING btree (client_id, origin, key);

CREATE INDEX consents_of_certificate ON profile_hub.consents USING btree (client_id, certificate_id) WHERE (certificate_id IS NOT NULL);

CREATE INDEX consents_of_contact ON profile_hub.consents USING btree (client_id, contact_id, purpose, at);

CREATE INDEX contact_addresses_of_contact ON profile_hub.contact_addresses USING btree (client_id, contact_id);

CREATE INDEX contacts_by_activity ON profile_hub.contacts USING btree (client_id, last_activity_at, id);

CREATE INDEX contacts_by_change ON profile_hub.contacts USING btree (client_id, updated_at, id);

CREATE INDEX contacts_by_city ON profile_hub.contacts USING btree (client_id, city_key, id);

CREATE INDEX contacts_by_creation ON profile_hub.contacts USING btree (client_id, created_at, id);

CREATE INDEX contacts_by_household ON profile_hub.contacts USING btree (client_id, household_key) WHERE (household_key IS NOT NULL);

CREATE INDEX contacts_by_import ON profile_hub.contacts USING btree (client_id, origin_id) WHERE (origin = 'import'::text);

CREATE INDEX contacts_by_known ON profile_hub.contacts USING btree (client_id, known, id);

CREATE INDEX contacts_by_mailbox ON profile_hub.contacts USING btree (client_id, mailbox_key) WHERE (mailbox_key IS NOT NULL);

CREATE INDEX contacts_by_name ON profile_hub.contacts USING btree (client_id, name_key, id);

CREATE UNIQUE INDEX contacts_email ON profile_hub.contacts USING btree (client_id, email) WHERE (email IS NOT NULL);

CREATE INDEX contacts_facts ON profile_hub.contacts USING btree (client_id, country, id) INCLUDE (optin_email, optin_phone, optin_partners, known, birthdate, created_at, last_activity_at, gender, locale, origin, options);

CREATE INDEX contacts_phone ON profile_hub.contacts USING btree (client_id, phone) WHERE (phone IS NOT NULL);

CREATE INDEX contacts_search ON profile_hub.contacts USING gin (client_id, search public.gin_trgm_ops);

CREATE INDEX contacts_without_email ON profile_hub.contacts USING btree (client_id, id) WHERE (email IS NULL);

CREATE UNIQUE INDEX criteria_label ON profile_hub.criteria USING btree (client_id, label_key);

CREATE UNIQUE INDEX criteria_number ON profile_hub.criteria USING btree (client_id, number);

CREATE UNIQUE INDEX criteria_slug ON profile_hub.criteria USING btree (client_id, slug);

CREATE UNIQUE INDEX criterion_options_label ON profile_hub.criterion_options USING btree (client_id, criterion_id, label_key);

CREATE INDEX data_requests_of_contact ON profile_hub.data_requests USING btree (client_id, contact_id);

CREATE INDEX data_requests_open ON profile_hub.data_requests USING btree (client_id, due_at) WHERE (answered_at IS NULL);

CREATE INDEX doubles_by_decision ON profile_hub.doubles USING btree (client_id, state, decided_at DESC, first_id, second_id) WHERE (state <> 'open'::text);

CREATE INDEX doubles_by_score ON profile_hub.doubles USING btree (client_id, state, score DESC, first_id, second_id);

CREATE INDEX doubles_by_second ON profile_hub.doubles USING btree (client_id, second_id);

CREATE INDEX erasures_by_job ON profile_hub.erasures USING btree (client_id, job_id) WHERE (job_id IS NOT NULL);

CREATE INDEX erasures_by_time ON profile_hub.erasures USING btree (client_id, at DESC, id);

CREATE INDEX exports_by_time ON profile_hub.exports USING btree (client_id, created_at);

CREATE INDEX import_changes_of_contact ON profile_hub.import_changes USING btree (client_id, contact_id);

CREATE INDEX lead_contacts_by_contact ON profile_hub.lead_contacts USING btree (client_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX lead_contacts_by_visit ON profile_hub.lead_contacts USING btree (client_id, visit_id) WHERE ((NOT visit_known) AND (visit_id IS NOT NULL));

CREATE UNIQUE INDEX mapping_questions_once ON profile_hub.mapping_questions USING btree (client_id, mapping_id, question_id);

CREATE UNIQUE INDEX mappings_of_campaign ON profile_hub.mappings USING btree (client_id, campaign_id, saved);

CREATE INDEX merged_contacts_by_kept ON profile_hub.merged_contacts USING btree (client_id, kept_id);

CREATE INDEX merges_by_gone ON profile_hub.merges USING btree (client_id, gone_id);

CREATE INDEX merges_by_kept ON profile_hub.merges USING btree (client_id, kept_id);

CREATE INDEX merges_with_copies ON profile_hub.merges USING btree (at) WHERE (gone IS NOT NULL);

CREATE INDEX segment_members_of_contact ON profile_hub.segment_members USING btree (client_id, contact_id);

CREATE UNIQUE INDEX segments_name ON profile_hub.segments USING btree (client_id, name_key) WHERE (saved AND (deleted_at IS NULL));

CREATE INDEX segments_to_clear ON profile_hub.segments USING btree (updated_at) WHERE ((NOT saved) OR (deleted_at IS NOT NULL));

CREATE INDEX stations_by_kind ON profile_hub.stations USING btree (client_id, kind, contact_id, at);

CREATE INDEX stations_by_product ON profile_hub.stations USING btree (client_id, kind, sku, contact_id) WHERE (sku IS NOT NULL);

CREATE INDEX stations_of_contact ON profile_hub.stations USING btree (client_id, contact_id, at);

CREATE UNIQUE INDEX stations_ref ON profile_hub.stations USING btree (client_id, kind, ref, contact_id);

CREATE UNIQUE INDEX wordings_text ON profile_hub.wordings USING btree (client_id, text_hash);

CREATE INDEX ended_before_by_age ON touchpoints.ended_before USING btree (changed_at);

CREATE INDEX suffixes_further ON touchpoints.suffixes USING btree (client_id) WHERE (NOT main);

CREATE INDEX suffixes_further_like ON touchpoints.suffixes USING gin (client_id, suffix_key public.gin_trgm_ops) WHERE (NOT main);

CREATE INDEX suffixes_like ON touchpoints.suffixes USING gin (client_id, suffix_key public.gin_trgm_ops);

CREATE INDEX suffixes_of_touchpoint ON touchpoints.suffixes USING btree (client_id, touchpoint_id);

CREATE INDEX totals_by_scans ON touchpoints.totals USING btree (client_id, scans DESC, touchpoint_id DESC);

CREATE INDEX touchpoints_by_suffix ON touchpoints.touchpoints USING btree (client_id, suffix_key) WHERE (deleted_at IS NULL);

CREATE INDEX touchpoints_by_type ON touchpoints.touchpoints USING btree (client_id, type, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX touchpoints_counted ON touchpoints.touchpoints USING btree (client_id, type) WHERE (deleted_at IS NULL);

CREATE INDEX touchpoints_deleted ON touchpoints.touchpoints USING btree (client_id, created_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);

CREATE INDEX touchpoints_ending ON touchpoints.touchpoints USING btree (client_id, ends_at) WHERE ((deleted_at IS NULL) AND (ends_at IS NOT NULL));

CREATE INDEX touchpoints_newest ON touchpoints.touchpoints USING btree (client_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX touchpoints_of_gtin ON touchpoints.touchpoints USING btree (client_id, gtin_key) WHERE (gtin_key IS NOT NULL);

CREATE UNIQUE INDEX touchpoints_of_product ON touchpoints.touchpoints USING btree (client_id, sku_key) WHERE (deleted_at IS NULL);

CREATE INDEX touchpoints_search ON touchpoints.touchpoints USING gin (client_id, search public.gin_trgm_ops);

CREATE INDEX touchpoints_waiting ON touchpoints.touchpoints USING btree (landing_asked_at) WHERE ((landing_state = 'waiting'::text) AND (deleted_at IS NULL));

CREATE INDEX visits_of_touchpoint ON ONLY touchpoints.visits USING btree (client_id, touchpoint_id, at DESC);

CREATE INDEX visits_2026_10_client_id_touchpoint_id_at_idx ON touchpoints.visits_2026_10 USING btree (client_id, touchpoint_id, at DESC);

CREATE INDEX visits_2026_11_client_id_touchpoint_id_at_idx ON touchpoints.visits_2026_11 USING btree (client_id, touchpoint_id, at DESC);

CREATE INDEX visits_2026_12_client_id_touchpoint_id_at_idx ON touchpoints.visits_2026_12 USING btree (client_id, touchpoint_id, at DESC);

CREATE INDEX visits_2027_01_client_id_touchpoint_id_at_idx ON touchpoints.visits_2027_01 USING btree (client_id, touchpoint_id, at DESC);

CREATE INDEX visits_else_client_id_touchpoint_id_at_idx ON touchpoints.visits_else USING btree (client_id, touchpoint_id, at DESC);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261116_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261116_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261117_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261117_pkey;

ALTER INDEX touchpoints.visits_of_touchpoint ATTACH PARTITION touchpoints.visits_2026_10_client_id_touchpoint_id_at_idx;

ALTER INDEX touchpoints.visits_pkey ATTACH PARTITION touchpoints.visits_2026_10_pkey;

ALTER INDEX touchpoints.visits_of_touchpoint ATTACH PARTITION touchpoints.visits_2026_11_client_id_touchpoint_id_at_idx;

ALTER INDEX touchpoints.visits_pkey ATTACH PARTITION touchpoints.visits_2026_11_pkey;

ALTER INDEX touchpoints.visits_of_touchpoint ATTACH PARTITION touchpoints.visits_2026_12_client_id_touchpoint_id_at_idx;

ALTER INDEX touchpoints.visits_pkey ATTACH PARTITION touchpoints.visits_2026_12_pkey;

ALTER INDEX touchpoints.visits_of_touchpoint ATTACH PARTITION touchpoints.visits_2027_01_client_id_touchpoint_id_at_idx;

ALTER INDEX touchpoints.visits_pkey ATTACH PARTITION touchpoints.visits_2027_01_pkey;

ALTER INDEX touchpoints.visits_of_touchpoint ATTACH PARTITION touchpoints.visits_else_client_id_touchpoint_id_at_idx;

ALTER INDEX touchpoints.visits_pkey ATTACH PARTITION touchpoints.visits_else_pkey;

CREATE TRIGGER audit_delete AFTER DELETE ON accounts.memberships REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON accounts.users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER audit_insert AFTER INSERT ON accounts.memberships REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON accounts.users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER audit_update AFTER UPDATE ON accounts.memberships REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON accounts.users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER own_views_leave AFTER DELETE ON accounts.memberships REFERENCING OLD TABLE AS left_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.own_views_leave('user_id', 'client_id');

CREATE TRIGGER own_views_leave AFTER DELETE ON accounts.users REFERENCING OLD TABLE AS left_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.own_views_leave('id');

CREATE CONSTRAINT TRIGGER unproven_gains_no_client AFTER INSERT ON accounts.memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION accounts.refuse_unproven();

CREATE CONSTRAINT TRIGGER unproven_gains_no_role AFTER UPDATE OF role, disabled_at ON accounts.memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((accounts.role_rank(new.role) < accounts.role_rank(old.role)) OR ((old.disabled_at IS NOT NULL) AND (new.disabled_at IS NULL)))) EXECUTE FUNCTION accounts.refuse_unproven();

CREATE CONSTRAINT TRIGGER unproven_gains_not_all AFTER UPDATE OF is_super_admin, status ON accounts.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.is_super_admin AND (NOT old.is_super_admin)) OR ((old.status = 'disabled'::text) AND (new.status <> 'disabled'::text)))) EXECUTE FUNCTION accounts.refuse_unproven();

CREATE TRIGGER announce_id_delete AFTER DELETE ON directory.clients REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('directory.client', 'id', 'id');

CREATE TRIGGER announce_id_insert AFTER INSERT ON directory.clients REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('directory.client', 'id', 'id');

CREATE TRIGGER announce_id_update AFTER UPDATE ON directory.clients REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('directory.client', 'id', 'id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.associations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.client_modules REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.clients REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.group_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.groups REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.location_types REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.locations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search,city_key,postal_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.product_lookups REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.associations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.client_modules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.clients REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.group_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.groups REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.location_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.locations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search,city_key,postal_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.product_lookups REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.associations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.client_modules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.clients REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.group_members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.groups REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.location_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search,city_key,postal_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.product_lookups REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON leads.forms REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'secrets', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON leads.forms REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'secrets', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON leads.forms REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'secrets', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER note_delete AFTER DELETE ON leads.leads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION leads.note_leads_delete();

CREATE TRIGGER note_insert AFTER INSERT ON leads.leads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION leads.note_leads_insert();

CREATE TRIGGER note_update AFTER UPDATE ON leads.leads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION leads.note_leads_update();

CREATE TRIGGER tell_records_delete AFTER DELETE ON leads.leads REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.tell_records('leads');

CREATE TRIGGER tell_records_insert AFTER INSERT ON leads.leads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.tell_records('leads');

CREATE TRIGGER tell_records_update AFTER UPDATE ON leads.leads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.tell_records('leads');

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON platform.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION platform.audit_is_append_only();

CREATE TRIGGER audit_delete AFTER DELETE ON platform.acting REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.api_keys REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'hash', 'last_used_at', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.house_views REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', '');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.paused_queues REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.saved_views REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.webhook_endpoints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.acting REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.api_keys REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'hash', 'last_used_at', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.house_views REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', '');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.paused_queues REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.saved_views REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.webhook_endpoints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.acting REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.api_keys REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'hash', 'last_used_at', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.house_views REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', '');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.paused_queues REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.saved_views REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', 'search', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.webhook_endpoints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.campaigns REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,responses,first_response_at,last_response_at', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.criteria REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.criterion_options REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('number', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.exports REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'file_name', '', 'asked_by,segment_id,file_id,file_name,expires_at,created_at', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.mapping_answers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('mapping_question_id,answer_key', 'answer', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.mapping_questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'criterion', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.mappings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'campaign_id', '', 'updated_at,version,round,incomplete', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.retention REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('client_id', 'months', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON profile_hub.segments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.campaigns REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,responses,first_response_at,last_response_at', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.criteria REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.criterion_options REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('number', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.exports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'file_name', '', 'asked_by,segment_id,file_id,file_name,expires_at,created_at', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.mapping_answers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('mapping_question_id,answer_key', 'answer', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.mapping_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'criterion', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.mappings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'campaign_id', '', 'updated_at,version,round,incomplete', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.retention REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('client_id', 'months', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON profile_hub.segments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.campaigns REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,responses,first_response_at,last_response_at', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.criteria REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.criterion_options REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('number', 'label', '', 'updated_at,version,label_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.exports REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'file_name', '', 'asked_by,segment_id,file_id,file_name,expires_at,created_at', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.mapping_answers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('mapping_question_id,answer_key', 'answer', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.mapping_questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'criterion', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.mappings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'campaign_id', '', 'updated_at,version,round,incomplete', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.retention REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('client_id', 'months', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON profile_hub.segments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER count_delete AFTER DELETE ON profile_hub.contacts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION profile_hub.count_contacts_delete();

CREATE TRIGGER count_insert AFTER INSERT ON profile_hub.contacts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION profile_hub.count_contacts_insert();

CREATE TRIGGER count_update AFTER UPDATE ON profile_hub.contacts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION profile_hub.count_contacts_update();

CREATE TRIGGER announce_gtin_key_delete AFTER DELETE ON touchpoints.touchpoints REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.gtin', 'client_id', 'gtin_key');

CREATE TRIGGER announce_gtin_key_insert AFTER INSERT ON touchpoints.touchpoints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.gtin', 'client_id', 'gtin_key');

CREATE TRIGGER announce_gtin_key_update AFTER UPDATE ON touchpoints.touchpoints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.gtin', 'client_id', 'gtin_key');

CREATE TRIGGER announce_id_delete AFTER DELETE ON touchpoints.touchpoints REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.touchpoint', 'client_id', 'id');

CREATE TRIGGER announce_id_insert AFTER INSERT ON touchpoints.touchpoints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.touchpoint', 'client_id', 'id');

CREATE TRIGGER announce_id_update AFTER UPDATE ON touchpoints.touchpoints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.touchpoint', 'client_id', 'id');

CREATE TRIGGER announce_slug_delete AFTER DELETE ON touchpoints.configurations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.configuration', 'client_id', 'slug');

CREATE TRIGGER announce_slug_insert AFTER INSERT ON touchpoints.configurations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.configuration', 'client_id', 'slug');

CREATE TRIGGER announce_slug_update AFTER UPDATE ON touchpoints.configurations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.configuration', 'client_id', 'slug');

CREATE TRIGGER announce_suffix_key_delete AFTER DELETE ON touchpoints.suffixes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.suffix', 'client_id', 'suffix_key');

CREATE TRIGGER announce_suffix_key_insert AFTER INSERT ON touchpoints.suffixes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.suffix', 'client_id', 'suffix_key');

CREATE TRIGGER announce_suffix_key_update AFTER UPDATE ON touchpoints.suffixes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.suffix', 'client_id', 'suffix_key');

CREATE TRIGGER announce_touchpoint_id_delete AFTER DELETE ON touchpoints.landing_pages REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.landing-page', 'client_id', 'touchpoint_id');

CREATE TRIGGER announce_touchpoint_id_insert AFTER INSERT ON touchpoints.landing_pages REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.landing-page', 'client_id', 'touchpoint_id');

CREATE TRIGGER announce_touchpoint_id_update AFTER UPDATE ON touchpoints.landing_pages REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.announce('touchpoints.landing-page', 'client_id', 'touchpoint_id');

CREATE TRIGGER audit_delete AFTER DELETE ON touchpoints.configurations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('slug', 'name', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON touchpoints.print_overrules REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('touchpoint_id', 'suffix', '', 'overruled_by,code_style', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON touchpoints.product_switches REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('sku_key', 'sku_key', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON touchpoints.suffixes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('suffix_key', 'suffix', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON touchpoints.touchpoints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'suffix', '', 'updated_at,version,landing_state,landing_asked_at,landing_built_at,landing_fresh,suffix_key,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON touchpoints.configurations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('slug', 'name', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON touchpoints.print_overrules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('touchpoint_id', 'suffix', '', 'overruled_by,code_style', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON touchpoints.product_switches REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('sku_key', 'sku_key', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON touchpoints.suffixes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('suffix_key', 'suffix', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON touchpoints.touchpoints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'suffix', '', 'updated_at,version,landing_state,landing_asked_at,landing_built_at,landing_fresh,suffix_key,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON touchpoints.configurations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('slug', 'name', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON touchpoints.print_overrules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('touchpoint_id', 'suffix', '', 'overruled_by,code_style', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON touchpoints.product_switches REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('sku_key', 'sku_key', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON touchpoints.suffixes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('suffix_key', 'suffix', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON touchpoints.touchpoints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'suffix', '', 'updated_at,version,landing_state,landing_asked_at,landing_built_at,landing_fresh,suffix_key,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER bring_to_life AFTER INSERT ON touchpoints.suffixes REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION touchpoints.bring_to_life();

CREATE TRIGGER keep_printed_gtin AFTER INSERT OR UPDATE OF gtin, digital_link ON touchpoints.touchpoints FOR EACH ROW WHEN (new.digital_link) EXECUTE FUNCTION touchpoints.keep_printed_gtin();

ALTER TABLE ONLY accounts.access_requests
    ADD CONSTRAINT access_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY accounts.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY accounts.password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.associations
    ADD CONSTRAINT associations_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY directory.associations
    ADD CONSTRAINT associations_client_id_group_id_fkey FOREIGN KEY (client_id, group_id) REFERENCES directory.groups(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.associations
    ADD CONSTRAINT associations_client_id_location_id_fkey FOREIGN KEY (client_id, location_id) REFERENCES directory.locations(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.client_modules
    ADD CONSTRAINT client_modules_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.group_members
    ADD CONSTRAINT group_members_client_id_group_id_fkey FOREIGN KEY (client_id, group_id) REFERENCES directory.groups(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.group_members
    ADD CONSTRAINT group_members_client_id_location_id_fkey FOREIGN KEY (client_id, location_id) REFERENCES directory.locations(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY directory.groups
    ADD CONSTRAINT groups_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY directory.location_types
    ADD CONSTRAINT location_types_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY directory.locations
    ADD CONSTRAINT locations_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY directory.locations
    ADD CONSTRAINT locations_client_id_type_id_fkey FOREIGN KEY (client_id, type_id) REFERENCES directory.location_types(client_id, id);

ALTER TABLE ONLY directory.product_lookups
    ADD CONSTRAINT product_lookups_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY directory.products
    ADD CONSTRAINT products_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.brand_figures
    ADD CONSTRAINT brand_figures_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.counted_leads
    ADD CONSTRAINT counted_leads_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.form_versions
    ADD CONSTRAINT form_versions_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.form_versions
    ADD CONSTRAINT form_versions_client_id_form_id_fkey FOREIGN KEY (client_id, form_id) REFERENCES leads.forms(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY leads.forms
    ADD CONSTRAINT forms_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.lead_figures
    ADD CONSTRAINT lead_figures_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.lead_files
    ADD CONSTRAINT lead_files_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.lead_files
    ADD CONSTRAINT lead_files_client_id_form_id_fkey FOREIGN KEY (client_id, form_id) REFERENCES leads.forms(client_id, id);

ALTER TABLE ONLY leads.lead_files
    ADD CONSTRAINT lead_files_client_id_lead_id_fkey FOREIGN KEY (client_id, lead_id) REFERENCES leads.leads(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY leads.lead_history
    ADD CONSTRAINT lead_history_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.lead_history
    ADD CONSTRAINT lead_history_client_id_lead_id_fkey FOREIGN KEY (client_id, lead_id) REFERENCES leads.leads(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY leads.lead_tokens
    ADD CONSTRAINT lead_tokens_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.lead_tokens
    ADD CONSTRAINT lead_tokens_client_id_lead_id_fkey FOREIGN KEY (client_id, lead_id) REFERENCES leads.leads(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY leads.leads
    ADD CONSTRAINT leads_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.leads
    ADD CONSTRAINT leads_client_id_form_id_fkey FOREIGN KEY (client_id, form_id) REFERENCES leads.forms(client_id, id);

ALTER TABLE ONLY leads.page_checks
    ADD CONSTRAINT page_checks_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.page_checks
    ADD CONSTRAINT page_checks_client_id_form_id_fkey FOREIGN KEY (client_id, form_id) REFERENCES leads.forms(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY leads.product_figures
    ADD CONSTRAINT product_figures_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.reminder_choices
    ADD CONSTRAINT reminder_choices_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY leads.time_figures
    ADD CONSTRAINT time_figures_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY platform.files
    ADD CONSTRAINT files_client_id_id_fkey FOREIGN KEY (client_id, id) REFERENCES platform.file_objects(client_id, id);

ALTER TABLE ONLY platform.handled_events
    ADD CONSTRAINT handled_events_client_id_event_id_fkey FOREIGN KEY (client_id, event_id) REFERENCES platform.events(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.import_checks
    ADD CONSTRAINT import_checks_client_id_file_id_fkey FOREIGN KEY (client_id, file_id) REFERENCES platform.files(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.import_checks
    ADD CONSTRAINT import_checks_client_id_lines_id_fkey FOREIGN KEY (client_id, lines_id) REFERENCES platform.files(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES platform.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.report_links
    ADD CONSTRAINT report_links_client_id_file_id_fkey FOREIGN KEY (client_id, file_id) REFERENCES platform.files(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.sessions
    ADD CONSTRAINT sessions_returns_to_fkey FOREIGN KEY (returns_to) REFERENCES platform.sessions(id) ON DELETE SET NULL;

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_client_id_endpoint_id_fkey FOREIGN KEY (client_id, endpoint_id) REFERENCES platform.webhook_endpoints(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_client_id_event_id_fkey FOREIGN KEY (client_id, event_id) REFERENCES platform.events(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.webhook_health
    ADD CONSTRAINT webhook_health_client_id_endpoint_id_fkey FOREIGN KEY (client_id, endpoint_id) REFERENCES platform.webhook_endpoints(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.answered_contacts
    ADD CONSTRAINT answered_contacts_client_id_contact_id_fkey FOREIGN KEY (client_id, contact_id) REFERENCES profile_hub.contacts(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.answered_contacts
    ADD CONSTRAINT answered_contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.campaign_choices
    ADD CONSTRAINT campaign_choices_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.campaign_choices
    ADD CONSTRAINT campaign_choices_client_id_question_id_fkey FOREIGN KEY (client_id, question_id) REFERENCES profile_hub.campaign_questions(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.campaign_questions
    ADD CONSTRAINT campaign_questions_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES profile_hub.campaigns(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.campaign_questions
    ADD CONSTRAINT campaign_questions_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.campaign_responses
    ADD CONSTRAINT campaign_responses_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES profile_hub.campaigns(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.campaign_responses
    ADD CONSTRAINT campaign_responses_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.campaigns
    ADD CONSTRAINT campaigns_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.certificates
    ADD CONSTRAINT certificates_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.consents
    ADD CONSTRAINT consents_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.contact_addresses
    ADD CONSTRAINT contact_addresses_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.contact_counts
    ADD CONSTRAINT contact_counts_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.contact_month_ends
    ADD CONSTRAINT contact_month_ends_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.contacts
    ADD CONSTRAINT contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.criteria
    ADD CONSTRAINT criteria_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.criterion_options
    ADD CONSTRAINT criterion_options_client_id_criterion_id_fkey FOREIGN KEY (client_id, criterion_id) REFERENCES profile_hub.criteria(client_id, id);

ALTER TABLE ONLY profile_hub.criterion_options
    ADD CONSTRAINT criterion_options_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.data_requests
    ADD CONSTRAINT data_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.doubles
    ADD CONSTRAINT doubles_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.doubles_waiting
    ADD CONSTRAINT doubles_waiting_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.erased_addresses
    ADD CONSTRAINT erased_addresses_client_id_erasure_id_fkey FOREIGN KEY (client_id, erasure_id) REFERENCES profile_hub.erasures(client_id, id);

ALTER TABLE ONLY profile_hub.erased_addresses
    ADD CONSTRAINT erased_addresses_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.erasures
    ADD CONSTRAINT erasures_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.exports
    ADD CONSTRAINT exports_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.import_changes
    ADD CONSTRAINT import_changes_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.imports
    ADD CONSTRAINT imports_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.lead_contacts
    ADD CONSTRAINT lead_contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.mapping_answers
    ADD CONSTRAINT mapping_answers_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.mapping_answers
    ADD CONSTRAINT mapping_answers_client_id_mapping_question_id_fkey FOREIGN KEY (client_id, mapping_question_id) REFERENCES profile_hub.mapping_questions(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.mapping_questions
    ADD CONSTRAINT mapping_questions_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.mapping_questions
    ADD CONSTRAINT mapping_questions_client_id_mapping_id_fkey FOREIGN KEY (client_id, mapping_id) REFERENCES profile_hub.mappings(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.mapping_questions
    ADD CONSTRAINT mapping_questions_client_id_question_id_fkey FOREIGN KEY (client_id, question_id) REFERENCES profile_hub.campaign_questions(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.mappings
    ADD CONSTRAINT mappings_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES profile_hub.campaigns(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.mappings
    ADD CONSTRAINT mappings_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.merged_contacts
    ADD CONSTRAINT merged_contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.merges
    ADD CONSTRAINT merges_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.retention
    ADD CONSTRAINT retention_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.segment_members
    ADD CONSTRAINT segment_members_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.segment_members
    ADD CONSTRAINT segment_members_client_id_segment_id_fkey FOREIGN KEY (client_id, segment_id) REFERENCES profile_hub.segments(client_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY profile_hub.segments
    ADD CONSTRAINT segments_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.stations
    ADD CONSTRAINT stations_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.voided_certificates
    ADD CONSTRAINT voided_certificates_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY profile_hub.wordings
    ADD CONSTRAINT wordings_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY touchpoints.configurations
    ADD CONSTRAINT configurations_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY touchpoints.dead_codes
    ADD CONSTRAINT dead_codes_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY touchpoints.ended_before
    ADD CONSTRAINT ended_before_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.landing_builds
    ADD CONSTRAINT landing_builds_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.landing_pages
    ADD CONSTRAINT landing_pages_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.print_overrules
    ADD CONSTRAINT print_overrules_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.printed_gtins
    ADD CONSTRAINT printed_gtins_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.product_switches
    ADD CONSTRAINT product_switches_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY touchpoints.suffixes
    ADD CONSTRAINT suffixes_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.totals
    ADD CONSTRAINT totals_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

ALTER TABLE ONLY touchpoints.touchpoints
    ADD CONSTRAINT touchpoints_client_id_fkey FOREIGN KEY (client_id) REFERENCES directory.clients(id);

ALTER TABLE ONLY touchpoints.visit_budgets
    ADD CONSTRAINT visit_budgets_client_id_touchpoint_id_fkey FOREIGN KEY (client_id, touchpoint_id) REFERENCES touchpoints.touchpoints(client_id, id);

CREATE POLICY all_clients ON accounts.memberships TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON accounts.users TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE accounts.memberships ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON accounts.memberships TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON accounts.users TO comptoir_app USING ((id IN ( SELECT memberships.user_id
   FROM accounts.memberships)));

ALTER TABLE accounts.users ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_clients ON directory.associations TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.client_modules TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.clients TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.group_members TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.groups TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.location_types TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.locations TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.product_lookups TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON directory.products TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE directory.associations ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.client_modules ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.clients ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.group_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.groups ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.location_types ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.locations ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON directory.associations TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.client_modules TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.clients TO comptoir_app USING ((id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.group_members TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.groups TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.location_types TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.locations TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.product_lookups TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON directory.products TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_locations ON directory.group_members AS RESTRICTIVE TO comptoir_bound USING ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid, (NULLIF(current_setting('app.locations_of'::text, true), ''::text))::uuid) AS visible_locations)));

CREATE POLICY own_locations ON directory.locations AS RESTRICTIVE TO comptoir_bound USING ((id IN ( SELECT platform.visible_locations((NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid, (NULLIF(current_setting('app.locations_of'::text, true), ''::text))::uuid) AS visible_locations)));

ALTER TABLE directory.product_lookups ENABLE ROW LEVEL SECURITY;

ALTER TABLE directory.products ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_clients ON leads.brand_figures TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.counted_leads TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.form_versions TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.forms TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.lead_figures TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.lead_files TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.lead_history TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.lead_tokens TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.leads TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.leads_to_count TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.page_checks TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.product_figures TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.reminder_choices TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON leads.time_figures TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE leads.brand_figures ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.counted_leads ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.form_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.forms ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.lead_figures ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.lead_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.lead_history ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.lead_tokens ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.leads ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.leads_to_count ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON leads.brand_figures TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.counted_leads TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.form_versions TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.forms TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.lead_figures TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.lead_files TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.lead_history TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.lead_tokens TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.leads TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.leads_to_count TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.page_checks TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.product_figures TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.reminder_choices TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON leads.time_figures TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_leads ON leads.lead_files AS RESTRICTIVE TO comptoir_bound USING ((EXISTS ( SELECT
   FROM leads.leads lead
  WHERE ((lead.client_id = lead_files.client_id) AND (lead.id = lead_files.lead_id)))));

CREATE POLICY own_leads ON leads.lead_history AS RESTRICTIVE TO comptoir_bound USING ((EXISTS ( SELECT
   FROM leads.leads lead
  WHERE ((lead.client_id = lead_history.client_id) AND (lead.id = lead_history.lead_id)))));

CREATE POLICY own_locations ON leads.counted_leads AS RESTRICTIVE TO comptoir_bound USING ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid, (NULLIF(current_setting('app.locations_of'::text, true), ''::text))::uuid) AS visible_locations)));

CREATE POLICY own_locations ON leads.lead_figures AS RESTRICTIVE TO comptoir_bound USING ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid, (NULLIF(current_setting('app.locations_of'::text, true), ''::text))::uuid) AS visible_locations)));

CREATE POLICY own_locations ON leads.leads AS RESTRICTIVE TO comptoir_bound USING ((location_id IN ( SELECT platform.visible_locations((NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid, (NULLIF(current_setting('app.locations_of'::text, true), ''::text))::uuid) AS visible_locations)));

ALTER TABLE leads.page_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.product_figures ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.reminder_choices ENABLE ROW LEVEL SECURITY;

ALTER TABLE leads.time_figures ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_clients ON platform.api_keys TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.audit_entries FOR SELECT TO comptoir_system USING (true);

CREATE POLICY all_clients ON platform.events TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.file_objects TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.files TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.handled_events TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.import_checks TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.import_repairs TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.jobs TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.notifications TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.outbox TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.report_links TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.saved_views TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_deliveries TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_endpoints TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_health TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE platform.api_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.audit_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.events ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.file_objects ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.handled_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.import_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.import_repairs ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.notifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON platform.api_keys TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.audit_entries FOR SELECT TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.events TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.file_objects TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.files TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.handled_events TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.import_checks TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.import_repairs TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.jobs TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.notifications TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.outbox TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.report_links TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.saved_views TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_deliveries TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_endpoints TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_health TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

ALTER TABLE platform.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.report_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.saved_views ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_endpoints ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_health ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_clients ON profile_hub.answered_contacts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.campaign_choices TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.campaign_questions TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.campaign_responses TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.campaigns TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.certificates TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.consents TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.contact_addresses TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.contact_count_changes TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.contact_counts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.contact_month_ends TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.contacts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.criteria TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.criterion_options TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.data_requests TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.doubles TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.doubles_waiting TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.erased_addresses TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.erasures TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.exports TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.import_changes TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.imports TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.lead_contacts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.mapping_answers TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.mapping_questions TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.mappings TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.merged_contacts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.merges TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.retention TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.segment_members TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.segments TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.stations TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.voided_certificates TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON profile_hub.wordings TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE profile_hub.answered_contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.campaign_choices ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.campaign_questions ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.campaign_responses ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.campaigns ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.certificates ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.contact_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.contact_count_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.contact_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.contact_month_ends ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.criteria ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.criterion_options ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.data_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.doubles ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.doubles_waiting ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.erased_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.erasures ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.import_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.lead_contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.mapping_answers ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.mapping_questions ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.mappings ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.merged_contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.merges ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON profile_hub.answered_contacts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.campaign_choices TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.campaign_questions TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.campaign_responses TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.campaigns TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.certificates TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.consents TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.contact_addresses TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.contact_count_changes TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.contact_counts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.contact_month_ends TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.contacts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.criteria TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.criterion_options TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.data_requests TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.doubles TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.doubles_waiting TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.erased_addresses TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.erasures TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.exports TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.import_changes TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.imports TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.lead_contacts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.mapping_answers TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.mapping_questions TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.mappings TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.merged_contacts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.merges TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.retention TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.segment_members TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.segments TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.stations TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.voided_certificates TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON profile_hub.wordings TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

ALTER TABLE profile_hub.retention ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.segment_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.segments ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.stations ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.voided_certificates ENABLE ROW LEVEL SECURITY;

ALTER TABLE profile_hub.wordings ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_clients ON touchpoints.configurations TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.counted_zones TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.daily_counts TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.dead_codes TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.ended_before TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.landing_builds TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.landing_pages TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.print_overrules TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.printed_gtins TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.product_switches TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.seen_countries TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.suffixes TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.totals TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.touchpoints TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.visit_budgets TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON touchpoints.visits TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE touchpoints.configurations ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.counted_zones ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.daily_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.dead_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.ended_before ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.landing_builds ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.landing_pages ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON touchpoints.configurations TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.counted_zones TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.daily_counts TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.dead_codes TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.ended_before TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.landing_builds TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.landing_pages TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.print_overrules TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.printed_gtins TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.product_switches TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.seen_countries TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.suffixes TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.totals TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.touchpoints TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.visit_budgets TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON touchpoints.visits TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

ALTER TABLE touchpoints.print_overrules ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.printed_gtins ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.product_switches ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.seen_countries ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.suffixes ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.totals ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.touchpoints ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visit_budgets ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits_2026_10 ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits_2026_11 ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits_2026_12 ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits_2027_01 ENABLE ROW LEVEL SECURITY;

ALTER TABLE touchpoints.visits_else ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA accounts TO comptoir_app;
GRANT USAGE ON SCHEMA accounts TO comptoir_system;

GRANT USAGE ON SCHEMA directory TO comptoir_app;
GRANT USAGE ON SCHEMA directory TO comptoir_system;

GRANT USAGE ON SCHEMA leads TO comptoir_app;
GRANT USAGE ON SCHEMA leads TO comptoir_system;

GRANT USAGE ON SCHEMA pgboss TO comptoir_app;
GRANT USAGE ON SCHEMA pgboss TO comptoir_system;

GRANT USAGE ON SCHEMA platform TO comptoir_app;
GRANT USAGE ON SCHEMA platform TO comptoir_system;

GRANT USAGE ON SCHEMA profile_hub TO comptoir_app;
GRANT USAGE ON SCHEMA profile_hub TO comptoir_system;

GRANT USAGE ON SCHEMA touchpoints TO comptoir_app;
GRANT USAGE ON SCHEMA touchpoints TO comptoir_system;

REVOKE ALL ON FUNCTION directory.locations_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.locations_fitting(patterns text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION directory.products_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.products_fitting(patterns text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION leads.leads_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION leads.leads_fitting(patterns text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION platform.blank_audit(mentioned text, words text) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.blank_audit(mentioned text, words text) TO comptoir_app;

REVOKE ALL ON FUNCTION platform.blank_queue(mentioned text, words text) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.blank_queue(mentioned text, words text) TO comptoir_app;

GRANT ALL ON FUNCTION platform.fold(given text) TO comptoir_app;
GRANT ALL ON FUNCTION platform.fold(given text) TO comptoir_system;

REVOKE ALL ON FUNCTION platform.known_zone(zone text) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.known_zone(zone text) TO comptoir_app;
GRANT ALL ON FUNCTION platform.known_zone(zone text) TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.associations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.associations TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.group_members TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.group_members TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.locations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.locations TO comptoir_system;

REVOKE ALL ON FUNCTION platform.visible_locations(bound_client uuid, bound_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.visible_locations(bound_client uuid, bound_user uuid) TO comptoir_app;

REVOKE ALL ON FUNCTION platform.zone_of(client uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.zone_of(client uuid) TO comptoir_app;
GRANT ALL ON FUNCTION platform.zone_of(client uuid) TO comptoir_system;

REVOKE ALL ON FUNCTION profile_hub.blank_consents(contact_ids text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION profile_hub.blank_consents(contact_ids text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION profile_hub.contacts_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION profile_hub.contacts_fitting(patterns text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION profile_hub.recount_contacts(client uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION profile_hub.recount_contacts(client uuid) TO comptoir_app;
GRANT ALL ON FUNCTION profile_hub.recount_contacts(client uuid) TO comptoir_system;

REVOKE ALL ON FUNCTION touchpoints.drop_visits_before(month date) FROM PUBLIC;
GRANT ALL ON FUNCTION touchpoints.drop_visits_before(month date) TO comptoir_system;

REVOKE ALL ON FUNCTION touchpoints.further_suffixes_fitting(pattern text) FROM PUBLIC;
GRANT ALL ON FUNCTION touchpoints.further_suffixes_fitting(pattern text) TO comptoir_app;

REVOKE ALL ON FUNCTION touchpoints.make_visits_month(month date) FROM PUBLIC;
GRANT ALL ON FUNCTION touchpoints.make_visits_month(month date) TO comptoir_system;

REVOKE ALL ON FUNCTION touchpoints.similar_suffixes(given text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION touchpoints.similar_suffixes(given text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION touchpoints.touchpoints_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION touchpoints.touchpoints_fitting(patterns text[]) TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.access_requests TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.first_admin_links TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.memberships TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.memberships TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.password_links TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.sign_in_failures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.users TO comptoir_system;

GRANT SELECT(id) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(email) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(first_name) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(last_name) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(default_locale) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(locale) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(status) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(is_super_admin) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(created_at) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(updated_at) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(version) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(updated_by) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(invited_at) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(invitation_expires_at) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(invitation_fault) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(search) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(mailbox_proven_at) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(links_by_mail_only) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT(sort_name) ON TABLE accounts.users TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.client_modules TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.client_modules TO comptoir_system;

GRANT SELECT ON TABLE directory.clients TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.clients TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.groups TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.groups TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.location_types TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.location_types TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.product_lookups TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.product_lookups TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.products TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.products TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.brand_figures TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.brand_figures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.counted_leads TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.counted_leads TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.form_versions TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.form_versions TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.forms TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.forms TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_figures TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_figures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_files TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_files TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_history TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_history TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_tokens TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.lead_tokens TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.leads TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.leads TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.leads_to_count TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.leads_to_count TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.page_checks TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.page_checks TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.product_figures TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.product_figures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.reminder_choices TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.reminder_choices TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.time_figures TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE leads.time_figures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.bam TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job TO comptoir_system;
GRANT INSERT ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT(id) ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT(name) ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT(state) ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT(singleton_key) ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT(start_after) ON TABLE pgboss.job TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_common TO comptoir_system;
GRANT INSERT ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT(id) ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT(name) ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT(state) ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT(singleton_key) ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT(start_after) ON TABLE pgboss.job_common TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_dependency TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue TO comptoir_system;
GRANT SELECT ON TABLE pgboss.queue TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue_stats TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue_stats_20261116 TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue_stats_20261117 TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.schedule TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.subscription TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.version TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.warning TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.acting TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.api_keys TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.api_keys TO comptoir_system;

GRANT SELECT ON TABLE platform.audit_entries TO comptoir_app;
GRANT SELECT ON TABLE platform.audit_entries TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.connector_checks TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.events TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.events TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.file_objects TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.file_objects TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.files TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.files TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.handled_events TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.handled_events TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.house_views TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_checks TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_checks TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_repairs TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_repairs TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.job_workers TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.jobs TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.jobs TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.notifications TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.notifications TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.outbox TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.outbox TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.paused_queues TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.refresh_tokens TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.report_links TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.report_links TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.saved_views TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.saved_views TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.sessions TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.spent_captchas TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_deliveries TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_deliveries TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_endpoints TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_endpoints TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_health TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_health TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.answered_contacts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.answered_contacts TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_choices TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_choices TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_questions TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_questions TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_responses TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaign_responses TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaigns TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.campaigns TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.certificates TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.certificates TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.consents TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.consents TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_addresses TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_addresses TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_count_changes TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_count_changes TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_counts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_counts TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_month_ends TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contact_month_ends TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contacts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.contacts TO comptoir_system;

GRANT USAGE ON SEQUENCE profile_hub.numbers TO comptoir_app;
GRANT USAGE ON SEQUENCE profile_hub.numbers TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.criteria TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.criteria TO comptoir_system;

GRANT SELECT,INSERT,UPDATE ON TABLE profile_hub.criterion_options TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.criterion_options TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.data_requests TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.data_requests TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.doubles TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.doubles TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.doubles_waiting TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.doubles_waiting TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.erased_addresses TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.erased_addresses TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.erasures TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.erasures TO comptoir_system;

GRANT SELECT,INSERT,UPDATE ON TABLE profile_hub.exports TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.exports TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.import_changes TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.import_changes TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.imports TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.imports TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.lead_contacts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.lead_contacts TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mapping_answers TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mapping_answers TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mapping_questions TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mapping_questions TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mappings TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.mappings TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.merged_contacts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.merged_contacts TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.merges TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.merges TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.retention TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.retention TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.segment_members TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.segment_members TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.segments TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.segments TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.stations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE profile_hub.stations TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.voided_certificates TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.voided_certificates TO comptoir_system;

GRANT SELECT,INSERT ON TABLE profile_hub.wordings TO comptoir_app;
GRANT SELECT,INSERT ON TABLE profile_hub.wordings TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.configurations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.configurations TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.counted_zones TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.counted_zones TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.daily_counts TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.daily_counts TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.dead_codes TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.dead_codes TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.ended_before TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.ended_before TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.landing_builds TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.landing_builds TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.landing_pages TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.landing_pages TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.print_overrules TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.print_overrules TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.printed_gtins TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.printed_gtins TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.product_switches TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.product_switches TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.seen_countries TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.seen_countries TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.suffixes TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.suffixes TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.totals TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.totals TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.touchpoints TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.touchpoints TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.visit_budgets TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.visit_budgets TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.visits TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE touchpoints.visits TO comptoir_system;

