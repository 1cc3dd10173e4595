import { IconMailX, IconUserCircle } from '@tabler/icons-react';
import type { NotificationKind } from '#platform/contract/calls/notification.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { type LeadStatus, StatusShape } from '#platform/web/display/states/status-shape.tsx';

const SHAPES: Partial<Record<NotificationKind, LeadStatus>> = {
  'job-done': 'converted',
  'job-failed': 'lost',
  'lead-new': 'new',
  'webhook-failed': 'lost',
  'reply-failed': 'lost',
  'disk-low': 'lost',
  'map-failed': 'lost',
  'queue-grows': 'lost',
  'form-broken': 'lost',
  'review-negative': 'new',
  'review-risk': 'lost',
  'change-requested': 'new',
  'change-decided': 'converted',
  'prospects-assigned': 'new',
};

/** Ring for new, tick for done, cross for failed, an icon for mail. */
export function NotificationSign({ kind }: { kind: NotificationKind }) {
  const shape = SHAPES[kind];
  if (shape) return <StatusShape status={shape} size={14} />;
  return <Icon of={kind === 'mail-bounced' ? IconMailX : IconUserCircle} size={14} />;
}
