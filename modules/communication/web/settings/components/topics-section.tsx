import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { OWN_TOPICS, TOPIC_WORDS } from '#modules/communication/contract/limits.ts';
import {
  type OwnTopicSettings,
  REPLY_LANGUAGES,
  type ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLanguageNames } from '../../reviews/data/use-review-labels.ts';
import { OpenableRow } from './openable-row.tsx';
import classes from './settings.module.css';

/** Custom topics of the brand, found by their words in each language, in addition to the built-in list [REV-08]. */
export function TopicsSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const { locale: reader } = useLanguage();
  const languageName = useLanguageNames();
  const titleId = useId();
  const [open, setOpen] = useState<string>();
  const { topics } = form.values;
  const set = (changed: OwnTopicSettings[]) => form.mantine.setFieldValue('topics', changed);
  const add = () => {
    const taken = new Set<string>([...REVIEW_TOPICS, ...topics.map(({ key }) => key)]);
    let number = 1;
    while (taken.has(`own-${number}`)) number += 1;
    set([...topics, { key: `own-${number}`, names: {}, words: {} }]);
    setOpen(`own-${number}`);
  };
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('communication:settings.section.topics')}</h2>
        <p>{t('communication:settings.topicsAbout')}</p>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} />}
          disabled={topics.length >= OWN_TOPICS}
          onClick={add}
        >
          {t('communication:settings.addTopic')}
        </Button>
      </header>
      {topics.length === 0 && (
        <p className={classes.empty}>{t('communication:settings.noTopics')}</p>
      )}
      <ul className={classes.rows}>
        {topics.map((topic, at) => {
          const written = REPLY_LANGUAGES.filter((locale) => topic.words[locale]?.length);
          return (
            <OpenableRow
              key={topic.key}
              title={
                topic.names[reader] ||
                Object.values(topic.names).find(Boolean) ||
                t('communication:settings.newTopic')
              }
              about={
                written
                  .flatMap((locale) => topic.words[locale] ?? [])
                  .slice(0, 8)
                  .join(', ') || t('communication:settings.noWords')
              }
              note={t('communication:settings.languagesWritten', { count: written.length })}
              isIncomplete={written.length < REPLY_LANGUAGES.length}
              isOpen={open === topic.key}
              onToggle={() => setOpen(open === topic.key ? undefined : topic.key)}
            >
              {REPLY_LANGUAGES.map((locale) => (
                <div key={locale} className={classes.columns}>
                  <TextField
                    label={t('communication:settings.topicName', {
                      language: languageName(locale),
                    })}
                    value={topic.names[locale] ?? ''}
                    onChange={(name) =>
                      set(topics.with(at, { ...topic, names: { ...topic.names, [locale]: name } }))
                    }
                    autoComplete="off"
                  />
                  <TagsField
                    label={t('communication:settings.topicWords', {
                      language: languageName(locale),
                    })}
                    value={topic.words[locale] ?? []}
                    onChange={(words) =>
                      set(topics.with(at, { ...topic, words: { ...topic.words, [locale]: words } }))
                    }
                    limit={TOPIC_WORDS}
                  />
                </div>
              ))}
              <Button
                variant="subtle"
                color="red"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => set(topics.toSpliced(at, 1))}
              >
                {t('communication:settings.deleteTopic')}
              </Button>
            </OpenableRow>
          );
        })}
      </ul>
    </section>
  );
}
