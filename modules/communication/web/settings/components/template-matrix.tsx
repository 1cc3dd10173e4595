import { VisuallyHidden } from '@mantine/core';
import {
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import {
  templateMatrix,
  type UnusedReason,
  type UsedTemplate,
  usedCell,
} from '../data/template-matrix.ts';
import classes from './template-matrix.module.css';

/** In the order in which they are listed below the table. */
const UNUSED = {
  shadowed: 'communication:settings.matrix.unused',
  blankOff: 'communication:settings.matrix.unusedBlank',
  blankTopic: 'communication:settings.matrix.unusedTopic',
} as const satisfies Record<UnusedReason, string>;
const REASONS = Object.keys(UNUSED) as UnusedReason[];

/** Opens a template; the focus returns to the button when it is closed. */
type OnOpen = (templateId: string, opener: HTMLElement) => void;

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
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const labels = useReviewLabels();
  const matrix = templateMatrix(settings);
  const { columns, rows, unused } = matrix;
  const here = usedCell(used, matrix);
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
                    usedId={
                      here?.topic === topic && here.column === column.key ? used?.id : undefined
                    }
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {REASONS.map((reason) => {
        const templates = unused.filter((one) => one.reason === reason);
        if (templates.length === 0) return null;
        return (
          <p key={reason} className={classes.unused}>
            {t(UNUSED[reason])}{' '}
            {templates.map(({ template: { id, name } }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <LinkButton
                  data-template={id}
                  onClick={({ currentTarget }) => onOpen(id, currentTarget)}
                >
                  {name}
                </LinkButton>
              </span>
            ))}
          </p>
        );
      })}
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
  onOpen: OnOpen;
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
            aria-expanded={open === id}
            data-incomplete={written < total || undefined}
            data-used={id === usedId || undefined}
            data-template={id}
            onClick={({ currentTarget }) => onOpen(id, currentTarget)}
          >
            {templates.length > 1 ? (
              `${name}, `
            ) : (
              <VisuallyHidden component="span">{name}, </VisuallyHidden>
            )}
            {counted}
          </button>
        );
      })}
    </div>
  );
}
