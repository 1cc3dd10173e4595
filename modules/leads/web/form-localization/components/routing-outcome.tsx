import { useTranslation } from 'react-i18next';
import type { tryRoutingCall } from '#modules/leads/contract/intake/try-routing.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { useDraft } from '../../data/draft/draft-context.ts';
import { useDraftWord } from '../../data/draft/use-draft-word.ts';
import { useRoutingWords } from '../data/use-routing-words.ts';
import classes from './localization.module.css';

/** Where it would go and why, who would be told, and which tags it would have. */
export function RoutingOutcome({ outcome }: { outcome: CallOutput<typeof tryRoutingCall> }) {
  const { t } = useTranslation();
  const word = useDraftWord();
  const because = useRoutingWords();
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
