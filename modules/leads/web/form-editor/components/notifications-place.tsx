import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { NotificationsSection } from '../../notifications/components/notifications-section.tsx';

/** Gives the section of mails its part of the one draft. */
export default function NotificationsPlace() {
  const { change } = useDraftStore();
  const draft = useDraft((state) => state.draft);
  return <NotificationsSection draft={draft} setDraft={change} />;
}
