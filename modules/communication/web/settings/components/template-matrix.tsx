import {
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { isUsedHere, templateMatrix, type UsedTemplate } from '../data/template-matrix.ts';
import classes from './template-matrix.module.css';

/** Which topic and stars have a template, and in how many languages [REV-07]. */
export function TemplateMatrix({
  settings,
  titleId,
  used,
  open,
  onOpen,
}: {
  settings: ReplySettings;
  titleId: string;
  /** The template of the review that is tried. */
  used: UsedTemplate | undefined;
  open: string | undefined;
  onOpen: (templateId: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const labels = useReviewLabels();
  const { columns, rows, unused } = templateMatrix(settings);
  const own = new Map(settings.topics.map(({ key, names }) => [key, names[locale]]));
  const starsOf = (grades: readonly number[]) => {
    const [first, last] = [grades.at(0), grades.at(-1)];
    if (first === undefined || last === undefined) return t('communication:settings.matrix.blank');
    return first === last
      ? t('communication:settings.stars', { count: first })
      : t('communication:settings.matrix.stars', { from: first, to: last });
  };
  return (
    <div className={classes.matrix}>
      <table aria-labelledby={titleId}>
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
              {columns.map((column, at) => (
                <td key={column.key}>
                  <span className={classes.stars} aria-hidden="true">
                    {starsOf(column.grades)}
                  </span>
                  <Cell
                    templates={cells[at] ?? []}
                    open={open}
                    usedId={isUsedHere(used, { topic, column, rows }) ? used?.id : undefined}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unused.length > 0 && (
        <p className={classes.unused}>
          {t('communication:settings.matrix.unused')}{' '}
          {unused.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <LinkButton onClick={() => onOpen(id)}>{name}</LinkButton>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The number of languages of a template; the name too where several templates share a cell. */
function Cell({
  templates,
  open,
  usedId,
  onOpen,
}: {
  templates: readonly SettingsTemplate[] | 'as-any-topic';
  open: string | undefined;
  usedId: string | undefined;
  onOpen: (templateId: string) => void;
}) {
  const { t } = useTranslation();
  if (templates === 'as-any-topic')
    return <span className={classes.quiet}>{t('communication:settings.matrix.asAny')}</span>;
  if (templates.length === 0)
    return <span className={classes.quiet}>{t('communication:settings.matrix.bot')}</span>;
  const total = REPLY_LANGUAGES.length;
  return (
    <div className={classes.cells}>
      {templates.map(({ id, name, texts }) => {
        const written = REPLY_LANGUAGES.filter((language) => texts[language]?.trim()).length;
        const languages =
          written === total
            ? t('communication:settings.matrix.all', { total })
            : t('communication:settings.matrix.some', { written, total });
        const counted =
          id === usedId ? t('communication:settings.matrix.used', { languages }) : languages;
        return (
          <button
            key={id}
            type="button"
            className={classes.cell}
            title={name}
            aria-label={t('communication:settings.labelled', {
              label: name,
              value: t('communication:settings.matrix.languages', { written, total }),
            })}
            aria-expanded={open === id}
            data-incomplete={written < total || undefined}
            data-used={id === usedId || undefined}
            onClick={() => onOpen(id)}
          >
            {templates.length > 1 && `${name}, `}
            {counted}
          </button>
        );
      })}
    </div>
  );
}
