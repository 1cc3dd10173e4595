import type { ColumnType, Generated } from 'kysely';
import type {
  WebhookDeliveryState,
  WebhookFailure,
  WebhookPauseReason,
} from '#platform/contract/webhooks/webhook.ts';

export interface WebhooksTables {
  'platform.webhook_endpoints': {
    client_id: string;
    id: string;
    url: string;
    description: string;
    /** null: all. */
    event_types: string[] | null;
    /** The record whose events are sent; null sends events of all records of the client. */
    subject: string | null;
    /** Path where users of the record manage it, below the client's path; null: the client's settings. */
    manage_path: string | null;
    sealed_secret: string;
    /**
     * Deliveries are also signed with the old secret until old_secret_until, so that a receiver can change it without losing
     * an event.
     */
    old_sealed_secret: string | null;
    old_secret_until: Date | null;
    paused_at: Date | null;
    pause_reason: WebhookPauseReason | null;
    created_by: string | null;
    created_at: Generated<Date>;
  };
  /** Delivery state of an endpoint. Separate from its settings, because it changes with every delivery. */
  'platform.webhook_health': {
    client_id: string;
    endpoint_id: string;
    failing_since: Date | null;
    last_success_at: Date | null;
    /** Consecutive attempts without any response. */
    unanswered: Generated<number>;
    /** Nothing is sent to the endpoint before this time. */
    rests_until: ColumnType<Date | null, never, Date | null>;
  };
  /** The run that currently sends to an endpoint. */
  'platform.webhook_runs': {
    client_id: string;
    endpoint_id: string;
    /** Identifies the run that has the lease, or had it last. */
    token: string;
    leased_until: Date;
    /** Time for which a run is enqueued. */
    wake_at: Date | null;
  };
  'platform.webhook_deliveries': {
    client_id: string;
    id: string;
    endpoint_id: string;
    event_id: string;
    event_type: string;
    state: Generated<WebhookDeliveryState>;
    attempts: Generated<number>;
    /** Number of further failures before the delivery is given up. */
    tries_left: number;
    last_status: number | null;
    last_error: WebhookFailure | null;
    last_duration_ms: number | null;
    last_tried_at: Date | null;
    next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Unused. The version before writes it and may still run during an upgrade; the next one can drop it. */
    in_line: Generated<boolean>;
    /** Leased to one worker until this time. */
    leased_until: Date | null;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
}
