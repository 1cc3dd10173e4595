import { useId } from 'react';
import {
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { templateMatrix } from '../data/template-matrix.ts';
import classes from './template-matrix.module.css';

/** Which template answers which stars and topic, and its number of languages [REV-07]. */
export function TemplateMatrix({
  settings,
  onOpen,
}: {
  settings: ReplySettings;
  onOpen: (templateId: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const labels = useReviewLabels();
  const titleId = useId();
  const { columns, rows } = templateMatrix(settings);
  const own = new Map(settings.topics.map(({ key, names }) => [key, names[locale]]));
  const starsOf = (grades: readonly number[]) =>
    grades.length === 0
      ? t('communication:settings.matrix.blank')
      : t('communication:settings.matrix.stars', {
          stars: [...new Set([grades.at(0), grades.at(-1)])].join('–'),
        });
  const cell = (templates: readonly SettingsTemplate[] | 'as-any-topic') => {
    if (templates === 'as-any-topic')
      return <span className={classes.quiet}>{t('communication:settings.matrix.asAny')}</span>;
    if (templates.length === 0)
      return <span className={classes.quiet}>{t('communication:settings.matrix.bot')}</span>;
    return templates.map(({ id, name, texts }) => {
      const written = REPLY_LANGUAGES.filter((language) => texts[language]?.trim()).length;
      return (
        <span key={id} className={classes.cell}>
          <LinkButton onClick={() => onOpen(id)}>{name}</LinkButton>
          <small data-incomplete={written < REPLY_LANGUAGES.length}>
            {t('communication:settings.matrix.languages', {
              written,
              total: REPLY_LANGUAGES.length,
            })}
          </small>
        </span>
      );
    });
  };
  return (
    <div className={classes.matrix}>
      <table aria-labelledby={titleId}>
        <caption id={titleId}>{t('communication:settings.matrix.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('communication:analysis.topic')}</th>
            {columns.map(({ key, grades }) => (
              <th scope="col" key={key}>
                {starsOf(grades)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, cells }) => (
            <tr key={topic ?? ''}>
              <th scope="row">
                {topic === null
                  ? t('communication:settings.matrix.any')
                  : own.get(topic) || labels.topic(topic)}
              </th>
              {columns.map(({ key, grades }, at) => (
                <td key={key}>
                  <span className={classes.stars} aria-hidden="true">
                    {starsOf(grades)}
                  </span>
                  <div>{cell(cells[at] ?? [])}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
