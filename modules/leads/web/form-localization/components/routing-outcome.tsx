import { useTranslation } from 'react-i18next';
import type { tryRoutingCall } from '#modules/leads/contract/intake/try-routing.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { useDraft } from '../../data/draft/draft-context.ts';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import { useRoutingText } from '../data/use-routing-text.ts';
import classes from './localization.module.css';

/** Result of a routing test: store, reason, recipients and tags. */
export function RoutingOutcome({ outcome }: { outcome: CallOutput<typeof tryRoutingCall> }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const because = useRoutingText();
  const rules = useDraft(({ draft }) => draft.locationSettings.rules.map(({ id }) => id));
  const { location, reason, subscribers, observers, tags } = outcome;
  const names = (people: typeof subscribers) =>
    people.map(({ name, email }) => name || email).join(', ');
  return (
    <div className={classes.outcomeBox} role="status">
      <p>
        <MarkedText
          text={
            location
              ? t(`leads:lexicon.${word}.wouldGo`, {
                  name: `${location.name}, ${location.city}`,
                  because: because(reason, rules),
                })
              : t(`leads:lexicon.${word}.wouldGoNowhere`, { because: because(reason, rules) })
          }
        />
      </p>
      {subscribers.length > 0 && (
        <p>{t('leads:editor.tryOut.subscribers', { names: names(subscribers) })}</p>
      )}
      {observers.length > 0 && (
        <p>{t('leads:editor.tryOut.observers', { names: names(observers) })}</p>
      )}
      {tags.length > 0 && (
        <p className={classes.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
    </div>
  );
}
