
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

CREATE SCHEMA migrations;

CREATE SCHEMA pgboss;

CREATE SCHEMA platform;

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

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
        raise exception 'the audit log is append only';
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
    CONSTRAINT password_links_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'invitation'::text])))
);

COMMENT ON TABLE accounts.password_links IS 'unaudited: links that go away by themselves; that somebody was invited stands with the user';

CREATE TABLE accounts.sign_in_failures (
    subject text NOT NULL,
    failures integer NOT NULL,
    since timestamp with time zone NOT NULL
);

COMMENT ON TABLE accounts.sign_in_failures IS 'unaudited: counts that go away by themselves';

CREATE TABLE accounts.spent_captchas (
    hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE accounts.spent_captchas IS 'unaudited: puzzles that go away by themselves';

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
    sort_name text GENERATED ALWAYS AS (((platform.fold(last_name) || ' '::text) || platform.fold(first_name))) STORED NOT NULL COLLATE pg_catalog."C",
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
    CONSTRAINT outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'kept'::text, 'cancelled'::text])))
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
    CONSTRAINT webhook_endpoints_check CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
    CONSTRAINT webhook_endpoints_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['by-hand'::text, 'gone'::text, 'failing'::text])))
);

CREATE TABLE platform.webhook_health (
    client_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    failing_since timestamp with time zone,
    last_success_at timestamp with time zone
);

COMMENT ON TABLE platform.webhook_health IS 'unaudited: how deliveries went, not what anybody did';

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261116 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-17 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261117 FOR VALUES FROM ('2026-11-17 00:00:00+00') TO ('2026-11-18 00:00:00+00');

INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0002-7000-8000-000000000001', 'brand_admin', NULL, NULL, '2026-11-16 00:58:54.266687+00', NULL, '2026-11-16 00:58:54.266687+00', NULL, 1);
INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0002-7000-8000-000000000002', 'brand_user', NULL, NULL, '2026-11-16 00:58:54.266687+00', NULL, '2026-11-16 00:58:54.266687+00', NULL, 1);
INSERT INTO accounts.memberships VALUES ('019a8000-0001-7000-8000-000000000002', '019a8000-0002-7000-8000-000000000003', 'brand_admin', NULL, NULL, '2026-11-16 00:58:54.266687+00', NULL, '2026-11-16 00:58:54.266687+00', NULL, 1);

INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000001', 'anna.zorn@maison-vidal.example', 'Anna', 'Zorn', 'en', 'en', 'active', true, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.264585+00', '2026-11-16 00:58:54.264585+00', 1, NULL, NULL, NULL, NULL, DEFAULT, DEFAULT);
INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000002', 'zoe.abel@maison-vidal.example', 'Zoé', 'Abel', 'fr', 'fr', 'active', false, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.264585+00', '2026-11-16 00:58:54.264585+00', 1, NULL, NULL, NULL, NULL, DEFAULT, DEFAULT);
INSERT INTO accounts.users VALUES ('019a8000-0002-7000-8000-000000000003', 'mia.lund@atelier-nord.example', 'Mia', 'Lund', 'no', 'no', 'active', false, 'argon2id$19456$2$1$m1ExQG96BvkOvHJIqU3bnQ$Njv4rjichE7cnG7j_wnBgYelgkZAtbbSEMtlWW-nP4Y', '2026-11-16 00:58:54.264585+00', '2026-11-16 00:58:54.264585+00', 1, NULL, NULL, NULL, NULL, DEFAULT, DEFAULT);

INSERT INTO directory.clients VALUES ('019a8000-0001-7000-8000-000000000001', 'maison-vidal', 'maisonvidal', 'Maison Vidal', '2026-11-16 00:58:54.257614+00', NULL, NULL, '{en}', 'en', 'EUR', NULL, NULL, DEFAULT, '2026-11-16 00:58:54.257614+00', 1);
INSERT INTO directory.clients VALUES ('019a8000-0001-7000-8000-000000000002', 'atelier-nord', 'ateliernord', 'Atelier Nord', '2026-11-16 00:58:54.257614+00', NULL, NULL, '{en}', 'en', 'EUR', NULL, NULL, DEFAULT, '2026-11-16 00:58:54.257614+00', 1);

INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0003-7000-8000-000000000001', 'P-01', DEFAULT, 'Chez Paul', '', '', '', 'Lyon', '', 'FR', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.271172+00', '2026-11-16 00:58:54.271172+00', 1);
INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0003-7000-8000-000000000002', 'P-02', DEFAULT, 'Müller am Tor', '', '', '', 'Köln', '', 'DE', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.271172+00', '2026-11-16 00:58:54.271172+00', 1);
INSERT INTO directory.locations VALUES ('019a8000-0001-7000-8000-000000000002', '019a8000-0003-7000-8000-000000000003', 'N-01', DEFAULT, 'Ørsted', '', '', '', 'Oslo', '', 'NO', NULL, NULL, NULL, '', '', '', '', '', NULL, '{}', NULL, DEFAULT, '2026-11-16 00:58:54.271172+00', '2026-11-16 00:58:54.271172+00', 1);

INSERT INTO directory.products VALUES ('019a8000-0001-7000-8000-000000000001', '019a8000-0004-7000-8000-000000000001', 'LAMP-1', DEFAULT, '4006381333931', DEFAULT, '{"en": "Brass lamp"}', '', 12900, 'EUR', '', '', true, DEFAULT, '2026-11-16 00:58:54.27356+00', '2026-11-16 00:58:54.27356+00', 1);

INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-01-platform-schema', '2026-11-16T00:53:53.855Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-02-platform-queue', '2026-11-16T00:53:53.893Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-02-platform-sessions', '2026-11-16T00:53:53.899Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-03-platform-jobs', '2026-11-16T00:53:53.906Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-03-platform-mail', '2026-11-16T00:53:53.912Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-04-platform-events', '2026-11-16T00:53:53.923Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-04-platform-files', '2026-11-16T00:53:53.962Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-05-platform-notifications', '2026-11-16T00:53:53.972Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-10-directory-create', '2026-11-16T00:53:53.986Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-15-20-accounts-create', '2026-11-16T00:53:54.012Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-01-platform-search-text', '2026-11-16T00:53:54.022Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-02-platform-audit', '2026-11-16T00:53:54.038Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-03-platform-acting', '2026-11-16T00:53:54.049Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-10-platform-imports', '2026-11-16T00:53:54.058Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-20-platform-webhooks', '2026-11-16T00:53:54.083Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-21-platform-connectors', '2026-11-16T00:53:54.086Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-30-directory-brand-settings', '2026-11-16T00:53:54.100Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-31-directory-places', '2026-11-16T00:53:54.211Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-32-directory-products', '2026-11-16T00:53:54.244Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-40-accounts-users', '2026-11-16T00:53:54.290Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-50-platform-job-operations', '2026-11-16T00:53:54.302Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-51-platform-outbox-operations', '2026-11-16T00:53:54.306Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-52-platform-audit-search', '2026-11-16T00:53:54.309Z');
INSERT INTO migrations.kysely_migration VALUES ('2026-11-16-53-platform-storage', '2026-11-16T00:53:54.310Z');

INSERT INTO migrations.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO pgboss.version VALUES (43, NULL, NULL, NULL, NULL, NULL);

INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-16 00:58:54.261239+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Maison Vidal', 'created', NULL, '{"id": "019a8000-0001-7000-8000-000000000001", "name": "Maison Vidal", "locales": ["en"], "brand_id": "maisonvidal", "currency": "EUR", "created_at": "2026-11-16T00:58:54.257614+00:00", "identifier": "maison-vidal", "archived_at": null, "brand_color": null, "logo_file_id": null, "default_locale": "en", "short_url_base": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-16 00:58:54.262119+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'directory.clients', '', 'Atelier Nord', 'created', NULL, '{"id": "019a8000-0001-7000-8000-000000000002", "name": "Atelier Nord", "locales": ["en"], "brand_id": "ateliernord", "currency": "EUR", "created_at": "2026-11-16T00:58:54.257614+00:00", "identifier": "atelier-nord", "archived_at": null, "brand_color": null, "logo_file_id": null, "default_locale": "en", "short_url_base": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-16 00:58:54.266238+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000001', 'Anna Zorn', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000001", "email": "anna.zorn@maison-vidal.example", "locale": "en", "status": "active", "last_name": "Zorn", "created_at": "2026-11-16T00:58:54.264585+00:00", "first_name": "Anna", "invited_at": null, "password_hash": "hidden", "default_locale": "en", "is_super_admin": true, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-16 00:58:54.266483+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000002', 'Zoé Abel', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000002", "email": "zoe.abel@maison-vidal.example", "locale": "fr", "status": "active", "last_name": "Abel", "created_at": "2026-11-16T00:58:54.264585+00:00", "first_name": "Zoé", "invited_at": null, "password_hash": "hidden", "default_locale": "fr", "is_super_admin": false, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-16 00:58:54.266541+00', NULL, NULL, NULL, NULL, 'system', 'accounts.users', '019a8000-0002-7000-8000-000000000003', 'Mia Lund', 'created', NULL, '{"id": "019a8000-0002-7000-8000-000000000003", "email": "mia.lund@atelier-nord.example", "locale": "no", "status": "active", "last_name": "Lund", "created_at": "2026-11-16T00:58:54.264585+00:00", "first_name": "Mia", "invited_at": null, "password_hash": "hidden", "default_locale": "no", "is_super_admin": false, "invitation_fault": null, "invitation_expires_at": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-16 00:58:54.267957+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000001', 'brand_admin', 'created', NULL, '{"role": "brand_admin", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000001", "client_id": "019a8000-0001-7000-8000-000000000001", "created_at": "2026-11-16T00:58:54.266687+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-16 00:58:54.268053+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000002', 'brand_user', 'created', NULL, '{"role": "brand_user", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000002", "client_id": "019a8000-0001-7000-8000-000000000001", "created_at": "2026-11-16T00:58:54.266687+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-16 00:58:54.268074+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'accounts.memberships', '019a8000-0002-7000-8000-000000000003', 'brand_admin', 'created', NULL, '{"role": "brand_admin", "menus": null, "user_id": "019a8000-0002-7000-8000-000000000003", "client_id": "019a8000-0001-7000-8000-000000000002", "created_at": "2026-11-16T00:58:54.266687+00:00", "disabled_at": null, "default_module": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (9, '2026-11-16 00:58:54.273256+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000001', 'P-01 Chez Paul', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000001", "city": "Lyon", "code": "P-01", "name": "Chez Paul", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "FR", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000001", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.271172+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (10, '2026-11-16 00:58:54.273364+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000002', 'P-02 Müller am Tor', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000002", "city": "Köln", "code": "P-02", "name": "Müller am Tor", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "DE", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000001", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.271172+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (11, '2026-11-16 00:58:54.273416+00', '019a8000-0001-7000-8000-000000000002', NULL, NULL, NULL, 'system', 'directory.locations', '019a8000-0003-7000-8000-000000000003', 'N-01 Ørsted', 'created', NULL, '{"id": "019a8000-0003-7000-8000-000000000003", "city": "Oslo", "code": "N-01", "name": "Ørsted", "email": "", "phone": "", "region": "", "street": "", "company": "", "country": "NO", "type_id": null, "website": "", "activity": "", "latitude": null, "client_id": "019a8000-0001-7000-8000-000000000002", "closed_at": null, "longitude": null, "attributes": {}, "created_at": "2026-11-16T00:58:54.271172+00:00", "affiliation": "", "postal_code": "", "opening_hours": null}');
INSERT INTO platform.audit_entries OVERRIDING SYSTEM VALUE VALUES (12, '2026-11-16 00:58:54.274788+00', '019a8000-0001-7000-8000-000000000001', NULL, NULL, NULL, 'system', 'directory.products', '019a8000-0004-7000-8000-000000000001', 'LAMP-1', 'created', NULL, '{"id": "019a8000-0004-7000-8000-000000000001", "sku": "LAMP-1", "url": "", "gtin": "4006381333931", "names": {"en": "Brass lamp"}, "price": 12900, "active": true, "category": "", "currency": "EUR", "client_id": "019a8000-0001-7000-8000-000000000001", "image_url": "", "created_at": "2026-11-16T00:58:54.27356+00:00"}');

SELECT pg_catalog.setval('platform.audit_entries_id_seq', 12, true);

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

ALTER TABLE ONLY accounts.spent_captchas
    ADD CONSTRAINT spent_captchas_pkey PRIMARY KEY (hash);

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

ALTER TABLE ONLY platform.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY platform.import_checks
    ADD CONSTRAINT import_checks_pkey PRIMARY KEY (client_id, id);

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

ALTER TABLE ONLY platform.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_client_id_event_id_endpoint_id_key UNIQUE (client_id, event_id, endpoint_id);

ALTER TABLE ONLY platform.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (client_id, id);

ALTER TABLE ONLY platform.webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (client_id, endpoint_id);

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

CREATE INDEX locations_by_name ON directory.locations USING btree (client_id, name, id);

CREATE INDEX locations_by_type ON directory.locations USING btree (client_id, type_id);

CREATE UNIQUE INDEX locations_code ON directory.locations USING btree (client_id, code_key);

CREATE INDEX locations_search ON directory.locations USING gin (client_id, search public.gin_trgm_ops);

CREATE INDEX products_by_category ON directory.products USING btree (client_id, category, sku);

CREATE UNIQUE INDEX products_gtin ON directory.products USING btree (client_id, gtin_key);

CREATE INDEX products_search ON directory.products USING gin (client_id, search public.gin_trgm_ops);

CREATE UNIQUE INDEX products_sku ON directory.products USING btree (client_id, sku_key);

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

CREATE INDEX audit_by_time ON platform.audit_entries USING brin (at);

CREATE INDEX audit_of_acting ON platform.audit_entries USING btree (by_user_id, id DESC) WHERE (by_user_id IS NOT NULL);

CREATE INDEX audit_of_client ON platform.audit_entries USING btree (client_id, id DESC);

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

CREATE INDEX import_checks_by_file ON platform.import_checks USING btree (client_id, file_id);

CREATE INDEX import_checks_by_lines ON platform.import_checks USING btree (client_id, lines_id);

CREATE INDEX jobs_age ON platform.jobs USING btree (ended_at);

CREATE INDEX jobs_of_user ON platform.jobs USING btree (user_id, id DESC);

CREATE INDEX notifications_age ON platform.notifications USING btree (created_at);

CREATE UNIQUE INDEX notifications_dedupe_key ON platform.notifications USING btree (client_id, user_id, dedupe_key) WHERE (dedupe_key IS NOT NULL);

CREATE INDEX notifications_of_user ON platform.notifications USING btree (user_id, id DESC);

CREATE INDEX notifications_unread ON platform.notifications USING btree (user_id, kind) WHERE (read_at IS NULL);

CREATE INDEX outbox_by_status ON platform.outbox USING btree (status, created_at DESC);

CREATE INDEX outbox_by_time ON platform.outbox USING btree (created_at);

CREATE INDEX outbox_words ON platform.outbox USING gin (platform.fold(recipient) public.gin_trgm_ops);

CREATE INDEX refresh_tokens_of_session ON platform.refresh_tokens USING btree (session_id);

CREATE INDEX report_links_by_expiry ON platform.report_links USING btree (expires_at);

CREATE INDEX report_links_by_file ON platform.report_links USING btree (client_id, file_id);

CREATE INDEX report_links_by_token ON platform.report_links USING btree (token_hash);

CREATE INDEX sessions_acted_by ON platform.sessions USING btree (acted_by) WHERE ((acted_by IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX sessions_last_seen ON platform.sessions USING btree (user_id, last_seen_at) WHERE (acted_by IS NULL);

CREATE INDEX sessions_of_user ON platform.sessions USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX sessions_to_clear ON platform.sessions USING btree (expires_at);

CREATE INDEX webhook_deliveries_age ON platform.webhook_deliveries USING btree (created_at);

CREATE INDEX webhook_deliveries_leased ON platform.webhook_deliveries USING btree (client_id, endpoint_id) WHERE (leased_until IS NOT NULL);

CREATE INDEX webhook_deliveries_newest ON platform.webhook_deliveries USING btree (id);

CREATE INDEX webhook_deliveries_not_sent ON platform.webhook_deliveries USING btree (state, id) WHERE (state <> 'sent'::text);

CREATE INDEX webhook_deliveries_of_endpoint ON platform.webhook_deliveries USING btree (client_id, endpoint_id, id);

CREATE INDEX webhook_deliveries_of_type ON platform.webhook_deliveries USING btree (event_type, id);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261116_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261116_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261117_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261117_pkey;

CREATE TRIGGER audit_delete AFTER DELETE ON accounts.memberships REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON accounts.users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER audit_insert AFTER INSERT ON accounts.memberships REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON accounts.users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER audit_update AFTER UPDATE ON accounts.memberships REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id', 'role', '', 'updated_at,updated_by,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON accounts.users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'first_name,last_name,email', 'password_hash', 'updated_at,updated_by,version,search,sort_name', '');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.associations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.client_modules REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.clients REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.group_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.groups REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.location_types REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.locations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.product_lookups REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_delete AFTER DELETE ON directory.products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.associations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.client_modules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.clients REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.group_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.groups REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.location_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.locations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.product_lookups REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON directory.products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.associations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('user_id,kind,group_id,location_id', 'kind', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.client_modules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('module', 'module,product', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.clients REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', 'name', '', 'updated_at,version,search', 'id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.group_members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('group_id,location_id', '', '', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.groups REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.location_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'name', '', 'updated_at,version,name_key', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'code,name', '', 'updated_at,version,code_key,search', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.product_lookups REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('', '', 'url_template,sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON directory.products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'sku', '', 'updated_at,version,sku_key,gtin_key,search', 'client_id');

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON platform.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION platform.audit_is_append_only();

CREATE TRIGGER audit_delete AFTER DELETE ON platform.acting REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.paused_queues REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_delete AFTER DELETE ON platform.webhook_endpoints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.acting REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.paused_queues REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_insert AFTER INSERT ON platform.webhook_endpoints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.acting REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'reason', '', 'updated_at,version', '');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.paused_queues REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('name', 'name', '', 'updated_at,version', '');

CREATE TRIGGER audit_update AFTER UPDATE ON platform.webhook_endpoints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION platform.audit('id', 'description', 'url,sealed_secret,old_sealed_secret', 'updated_at,version', 'client_id');

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

CREATE POLICY all_clients ON platform.audit_entries FOR SELECT TO comptoir_system USING (true);

CREATE POLICY all_clients ON platform.events TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.file_objects TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.files TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.handled_events TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.import_checks TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.jobs TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.notifications TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.outbox TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.report_links TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_deliveries TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_endpoints TO comptoir_system USING (true) WITH CHECK (true);

CREATE POLICY all_clients ON platform.webhook_health TO comptoir_system USING (true) WITH CHECK (true);

ALTER TABLE platform.audit_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.events ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.file_objects ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.handled_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.import_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.notifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY one_client ON platform.audit_entries FOR SELECT TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.events TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.file_objects TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.files TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.handled_events TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.import_checks TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.jobs TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.notifications TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.outbox TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.report_links TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_deliveries TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_endpoints TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY one_client ON platform.webhook_health TO comptoir_app USING ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif")));

ALTER TABLE platform.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.report_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_endpoints ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.webhook_health ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA accounts TO comptoir_app;
GRANT USAGE ON SCHEMA accounts TO comptoir_system;

GRANT USAGE ON SCHEMA directory TO comptoir_app;
GRANT USAGE ON SCHEMA directory TO comptoir_system;

GRANT USAGE ON SCHEMA pgboss TO comptoir_app;
GRANT USAGE ON SCHEMA pgboss TO comptoir_system;

GRANT USAGE ON SCHEMA platform TO comptoir_app;
GRANT USAGE ON SCHEMA platform TO comptoir_system;

REVOKE ALL ON FUNCTION directory.locations_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.locations_fitting(patterns text[]) TO comptoir_app;

REVOKE ALL ON FUNCTION directory.products_fitting(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.products_fitting(patterns text[]) TO comptoir_app;

GRANT ALL ON FUNCTION platform.fold(given text) TO comptoir_app;
GRANT ALL ON FUNCTION platform.fold(given text) TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.associations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.associations TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.group_members TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.group_members TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.locations TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE directory.locations TO comptoir_system;

REVOKE ALL ON FUNCTION platform.visible_locations(bound_client uuid, bound_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.visible_locations(bound_client uuid, bound_user uuid) TO comptoir_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.access_requests TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.first_admin_links TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.memberships TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.memberships TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.password_links TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.sign_in_failures TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.spent_captchas TO comptoir_system;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_checks TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_checks TO comptoir_system;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.sessions TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_deliveries TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_deliveries TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_endpoints TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_endpoints TO comptoir_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_health TO comptoir_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.webhook_health TO comptoir_system;

