import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Decision, Decisions } from '#platform/contract/decisions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import classes from './decision-row.module.css';

/**
 * Decisions that are due, in one row: a number and a text each, with a link to their list. On a phone, one button with
 * their number opens them [BEY-09].
 */
export function DecisionRow({
  data,
  isFailed,
  retry,
  calm,
  onlyUrgent = false,
  shownElsewhere = [],
  addressOf,
}: {
  /** Undefined while loading; the row already has its height. */
  data: Decisions | undefined;
  /** Loading failed. */
  isFailed: boolean;
  retry: () => void;
  /** The sentence when there is nothing to decide. */
  calm: string;
  onlyUrgent?: boolean;
  shownElsewhere?: readonly string[] | undefined;
  addressOf: (path: string) => string;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const items = (data?.items ?? []).filter(
    ({ isUrgent, text }) => (isUrgent || !onlyUrgent) && !shownElsewhere.includes(text.key),
  );
  const textOf = useReferencedTexts(items.map(({ text }) => text));
  if (data?.kinds === 0) return null;
  const isIncomplete = isFailed || (data !== undefined && data.failed > 0);
  const isCalm = data?.items.length === 0 && !isIncomplete;
  // All of them are shown elsewhere, or none is urgent.
  if (data && items.length === 0 && !isCalm && !isIncomplete) return null;
  if (isPhone && !isIncomplete)
    return (
      items.length > 0 &&
      textOf && <DecisionMenu decisions={items} textOf={textOf} addressOf={addressOf} />
    );
  return (
    <section className={classes.row} aria-label={t('platform:decisions.label')}>
      {items.length > 0 && textOf && (
        <ul className={classes.items}>
          {items.map((decision) => (
            <li key={decision.text.key} className={classes.item}>
              <DecisionLink
                decision={decision}
                text={textOf(decision.text)}
                to={addressOf(decision.path)}
              />
            </li>
          ))}
        </ul>
      )}
      {isCalm && (
        <p className={classes.calm}>
          <Icon of={IconCircleCheck} className={classes.check} />
          {calm}
        </p>
      )}
      {isIncomplete && (
        <p className={classes.incomplete}>
          {t('platform:decisions.incomplete')}{' '}
          <LinkButton onClick={retry}>{t('platform:error.tryAgain')}</LinkButton>
        </p>
      )}
    </section>
  );
}

function DecisionLink({
  decision: { count, isMore, isUrgent },
  text,
  to,
}: {
  decision: Decision;
  text: string;
  to: string;
}) {
  const { number } = useFormat();
  return (
    <Link to={to} className={classes.link} data-urgent={isUrgent || undefined}>
      <b className={classes.count}>
        {number(count)}
        {isMore && '+'}
      </b>{' '}
      <span className={classes.text}>{text}</span>
    </Link>
  );
}

function DecisionMenu({
  decisions,
  textOf,
  addressOf,
}: {
  decisions: readonly Decision[];
  textOf: (text: Decision['text']) => string;
  addressOf: (path: string) => string;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const total = decisions.reduce((sum, { count }) => sum + count, 0);
  const isMore = decisions.some((one) => one.isMore);
  const isUrgent = decisions.some((one) => one.isUrgent);
  const shown = (count: number, hasMore: boolean) => `${number(count)}${hasMore ? '+' : ''}`;
  return (
    <DropMenu
      position="bottom-end"
      rows={() =>
        decisions.map((one) => ({
          id: one.text.key,
          label: `${shown(one.count, one.isMore)} ${textOf(one.text)}`,
          to: addressOf(one.path),
        }))
      }
      button={(props) => (
        <Button
          {...props}
          variant="default"
          className={classes.fold}
          data-fold
          data-urgent={isUrgent || undefined}
          leftSection={<Icon of={IconAlertCircle} size={18} />}
        >
          <VisuallyHidden>{t('platform:decisions.label')} </VisuallyHidden>
          {shown(total, isMore)}
        </Button>
      )}
    />
  );
}
