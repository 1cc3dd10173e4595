import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
import { clearFaultsBelow, faultsBelow } from '../data/faults-below.ts';
import { shortList } from '../data/use-rule-sentence.ts';
import { useWordFaults } from '../data/use-word-faults.tsx';
import { OpenableRow } from './openable-row.tsx';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Custom topics of the brand, found by their words in each language, in addition to the built-in list [REV-08]. */
export function TopicsSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const { locale: reader } = useLanguage();
  const languageName = useLanguageNames();
  const wordFaultsOf = useWordFaults(form);
  const [open, setOpen] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { topics } = form.values;
  const set = (changed: OwnTopicSettings[]) => form.mantine.setFieldValue('topics', changed);
  const isWrong = (at: number) => faultsBelow(form.mantine.errors, `topics.${at}`).length > 0;
  const change = (at: number, changed: OwnTopicSettings, path: string) => {
    // It stays open when its fault is corrected.
    if (isWrong(at)) setOpen(changed.key);
    clearFaultsBelow(form, path);
    form.mantine.clearFieldError(path);
    set(topics.with(at, changed));
  };
  const remove = (at: number) => {
    clearFaultsBelow(form, 'topics');
    set(topics.toSpliced(at, 1));
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const add = () => {
    const taken = new Set<string>([...REVIEW_TOPICS, ...topics.map(({ key }) => key)]);
    let number = 1;
    while (taken.has(`own-${number}`)) number += 1;
    set([...topics, { key: `own-${number}`, names: {}, words: {} }]);
    setOpen(`own-${number}`);
  };
  return (
    <SettingsSection
      section="topics"
      title={t('communication:settings.section.topics')}
      note={t('communication:settings.topicsAbout')}
      action={
        <Button
          ref={addButton}
          variant="subtle"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={topics.length >= OWN_TOPICS}
          onClick={add}
        >
          {t('communication:settings.addTopic')}
        </Button>
      }
    >
      {topics.length === 0 && (
        <p className={classes.empty}>{t('communication:settings.noTopics')}</p>
      )}
      <ul className={classes.rows}>
        {topics.map((topic, at) => {
          const written = REPLY_LANGUAGES.filter((locale) => topic.words[locale]?.length);
          const path = `topics.${at}`;
          const name =
            topic.names[reader] ||
            Object.values(topic.names).find(Boolean) ||
            t('communication:settings.newTopic');
          const words = written.flatMap((locale) => topic.words[locale] ?? []);
          return (
            <OpenableRow
              key={topic.key}
              path={path}
              name={name}
              line={
                <>
                  <b>{name}</b>{' '}
                  {words.length > 0 ? shortList(words) : t('communication:settings.noWords')}
                </>
              }
              note={t('communication:settings.languagesWritten', { count: written.length })}
              isIncomplete={written.length < REPLY_LANGUAGES.length}
              isOpen={open === topic.key || isWrong(at)}
              isWrong={isWrong(at)}
              remove={{
                label: t('communication:settings.deleteTopic'),
                run: () => remove(at),
              }}
              onToggle={() => setOpen(open === topic.key ? undefined : topic.key)}
            >
              {REPLY_LANGUAGES.map((locale) => (
                <div key={locale} className={classes.columns}>
                  <TextField
                    data-path={`${path}.names.${locale}`}
                    error={form.mantine.errors[`${path}.names.${locale}`]}
                    label={t('communication:settings.topicName', {
                      language: languageName(locale),
                    })}
                    value={topic.names[locale] ?? ''}
                    onChange={(name) =>
                      change(
                        at,
                        { ...topic, names: { ...topic.names, [locale]: name } },
                        `${path}.names.${locale}`,
                      )
                    }
                    autoComplete="off"
                  />
                  <TagsField
                    data-path={`${path}.words.${locale}`}
                    error={wordFaultsOf(`${path}.words.${locale}`, topic.words[locale] ?? []).error}
                    label={t('communication:settings.topicWords', {
                      language: languageName(locale),
                    })}
                    value={topic.words[locale] ?? []}
                    onChange={(words) =>
                      change(
                        at,
                        { ...topic, words: { ...topic.words, [locale]: words } },
                        `${path}.words.${locale}`,
                      )
                    }
                    limit={TOPIC_WORDS}
                  />
                </div>
              ))}
            </OpenableRow>
          );
        })}
      </ul>
    </SettingsSection>
  );
}
