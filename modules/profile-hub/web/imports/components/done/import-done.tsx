import { Button } from '@mantine/core';
import { IconArrowRight, IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import {
  type PastImportDetail,
  pastImportCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useColumnNames } from '#platform/web/imports/columns/use-column-names.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { isLate } from '../../data/import-facts.ts';
import { UndoImport } from '../undo-import.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import classes from './import-done.module.css';

/** Result of an import: figures, written criteria, certificate and undo [PH-13]. */
export default function ImportDone({
  client,
  id,
  wrongLines,
  onAnotherFile,
}: {
  client: CurrentClient;
  id: string;
  /** Download button for the omitted lines, while they are stored. */
  wrongLines?: ReactNode;
  onAnotherFile: () => void;
}) {
  const { t } = useTranslation();
  const query = useCall(pastImportCall, { params: { uuid: client.id, id } });
  return (
    <QueryBoundary query={query}>
      {(past) => (
        <>
          <h2 className={classes.hidden} tabIndex={-1}>
            {t('platform:import.finished')}
          </h2>
          <DoneFigures past={past} />
          <SidePanel
            label={t('profile-hub:import.certificate')}
            width={368}
            top={14}
            panel={
              <CertificatePanel
                client={client}
                past={past}
                wrongLines={past.wrongLines ? wrongLines : undefined}
              />
            }
          >
            <div className={classes.written}>
              <WrittenCriteria past={past} />
              <Button
                variant="default"
                leftSection={<Icon of={IconFileImport} />}
                onClick={onAnotherFile}
              >
                {t('platform:import.oneMore')}
              </Button>
            </div>
          </SidePanel>
          <DoneBar client={client} past={past} />
        </>
      )}
    </QueryBoundary>
  );
}

/** Effect and deadline of an undo, or its result. */
function DoneBar({ client, past }: { client: CurrentClient; past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const bold = { b: <b /> };
  return (
    <ActionBar label={t('platform:import.counter')}>
      <ActionBarMessage>
        {past.undone !== null && past.undoneAt !== null ? (
          <Trans
            i18nKey="profile-hub:import.undoneBar"
            values={{
              moment: format.moment(past.undoneAt),
              removed: format.number(past.undone.removed),
              restored: format.number(past.undone.restored),
              stayed: format.number(past.undone.stayed),
            }}
            components={bold}
          />
        ) : (
          <Trans
            i18nKey={isLate(past) ? 'profile-hub:import.lateBar' : 'profile-hub:import.doneBar'}
            values={{
              moment: format.moment(past.importedAt),
              created: format.number(past.created),
              date: format.date(past.undoUntil),
            }}
            components={bold}
          />
        )}
      </ActionBarMessage>
      <UndoImport clientId={client.id} past={past} />
      <Button
        component={Link}
        to={clientAddress(client.id, 'profilehub/contacts')}
        rightSection={<Icon of={IconArrowRight} />}
      >
        {t('profile-hub:import.showContacts')}
      </Button>
    </ActionBar>
  );
}

function DoneFigures({ past }: { past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lines, created, updated, unchanged, refused, criteria } = past;
  const imported = lines - refused;
  const sum = (of: 'filled' | 'replaced') =>
    criteria.reduce((total, criterion) => total + criterion[of], 0);
  return (
    <StatRow>
      <Figure share={lines > 0 ? imported / lines : 0}>
        <Stat
          label={t('profile-hub:import.imported')}
          value={imported}
          unit="count"
          detail={t('profile-hub:import.ofLines', {
            count: lines,
            formatted: format.number(lines),
          })}
        />
      </Figure>
      <Figure>
        <Stat label={t('profile-hub:import.newContacts')} value={created} unit="count" />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:import.updatedContacts')}
          value={updated}
          unit="count"
          detail={t('profile-hub:import.filledReplaced', {
            filled: format.number(sum('filled')),
            replaced: format.number(sum('replaced')),
          })}
        />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:import.skippedLines')}
          value={refused}
          unit="count"
          detail={
            unchanged > 0 &&
            t('profile-hub:import.unchangedToo', {
              count: unchanged,
              formatted: format.number(unchanged),
            })
          }
        />
      </Figure>
    </StatRow>
  );
}

/** Values by criterion: in new contacts, in existing ones, and different values that were not written. */
function WrittenCriteria({ past }: { past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { criteria, keptWithdrawn } = past;
  const nameOf =
    useColumnNames(
      criteria.map(({ slug, label, mandatory }) => ({ key: slug, label, mandatory })),
    ) ?? ((slug: string) => slug);
  return (
    <div>
      <h2 className={classes.heading}>
        {t('profile-hub:import.whatWritten')} <small>{t('profile-hub:import.perCriterion')}</small>
      </h2>
      <section
        className={classes.scroll}
        aria-label={t('profile-hub:import.whatWritten')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll with the keys too
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('profile-hub:import.criterion')}</th>
              <th>{t('profile-hub:import.inNew')}</th>
              <th>{t('profile-hub:import.filled')}</th>
              <th>{t('profile-hub:import.changed')}</th>
              <th>{t('profile-hub:import.left')}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.slug}>
                <th scope="row">
                  {nameOf(criterion.slug)}{' '}
                  {criterion.mandatory && <Tag>{t('platform:import.mandatory')}</Tag>}
                  {criterion.consent && <Tag>{t('profile-hub:import.consentTag')}</Tag>}
                  {!criterion.consent && criterion.source !== 'GTR' && (
                    <Tag>{t('profile-hub:import.customTag')}</Tag>
                  )}
                </th>
                <td data-head={t('profile-hub:import.inNew')}>
                  {format.number(criterion.created)}
                </td>
                <td data-head={t('profile-hub:import.filled')}>
                  {format.number(criterion.filled)}
                </td>
                <td data-head={t('profile-hub:import.changed')}>
                  {format.number(criterion.replaced)}
                </td>
                <td data-head={t('profile-hub:import.left')}>{format.number(criterion.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {keptWithdrawn > 0 && (
        <p className={classes.quiet}>
          {t('profile-hub:import.keptWithdrawn', {
            count: keptWithdrawn,
            formatted: format.number(keptWithdrawn),
          })}
        </p>
      )}
    </div>
  );
}
