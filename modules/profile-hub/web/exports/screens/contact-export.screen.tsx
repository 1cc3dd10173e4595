import { IconDownload, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import { countExportCall, getExportsCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { saveLinkedFile } from '#platform/web/api/download-file.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { FormColumns, SidePanel } from '#platform/web/layout/page-layout.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '../components/contact-export.module.css';
import { ExportCriteria, ExportFormatFields } from '../components/export-form.tsx';
import lastExportsStyles from '../components/last-exports.module.css';
import { type ExportChoices, useExportForm } from '../use-export-form.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  const query = { brandId: client.brandId };
  void queries.prefetchQuery(callQueryOptions(getExportsCall, { query }));
};

/** Exports contacts: scope, format, and their number before the start [PH-14]. */
export default function ContactExportScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const form = useExportForm();
  const [segment, setSegment] = useState<string | null>(null);
  const filters = partOf(segment);
  const counted = useCall(countExportCall, { body: { brandId, filters } });
  const count = counted.isPlaceholderData ? undefined : counted.data?.count;
  const words = count === undefined ? undefined : { count, formatted: number(count) };
  return (
    <>
      <PageHead title={t('profile-hub:menu.export')} />
      <QueryBoundary query={form.choices}>
        {(choices) => (
          <SidePanel
            label={t('profile-hub:export.last')}
            panel={<LastExports exports={choices.exports} />}
          >
            <div id={form.id} className={classes.form}>
              <FormColumns
                first={
                  <>
                    <ExportScopeFields
                      segments={choices.segments}
                      segment={segment}
                      onChange={setSegment}
                    />
                    <ExportFormatFields form={form} />
                  </>
                }
                second={<ExportCriteria form={form} />}
              />
            </div>
          </SidePanel>
        )}
      </QueryBoundary>
      <ActionBar label={t('profile-hub:menu.export')}>
        <ActionBarMessage>{words && t('profile-hub:export.count', words)}</ActionBarMessage>
        <ActionButton
          isBusy={form.isStarting}
          disabled={!words || !form.choices.data}
          onClick={() => void form.start(filters)}
        >
          {words ? t('profile-hub:export.act', words) : t('profile-hub:menu.export')}
        </ActionButton>
      </ActionBar>
    </>
  );
}

function partOf(segment: string | null): WhichContacts {
  const value = segment === null ? [] : [segment];
  return {
    filter: {
      view: 'all',
      groups:
        value.length === 0
          ? []
          : [{ match: 'all', filters: [{ field: 'segment', operator: 'any-of', value }] }],
    },
    except: [],
  };
}

/** All contacts, or those of a segment. */
function ExportScopeFields({
  segments,
  segment,
  onChange,
}: {
  segments: ExportChoices['segments'];
  segment: string | null;
  onChange: (segment: string | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <RadioField
        label={t('profile-hub:export.what')}
        value={segment === null ? 'all' : 'segment'}
        onChange={(part) => onChange(part === 'segment' ? (segments[0]?.id ?? null) : null)}
        options={[
          { value: 'all', label: t('profile-hub:export.part.all') },
          {
            value: 'segment',
            label: t('profile-hub:export.part.segment'),
            disabled: segments.length === 0,
            ...(segments.length === 0 && { help: t('profile-hub:export.noSegment') }),
          },
        ]}
      />
      {segment !== null && (
        <SelectField
          label={t('profile-hub:export.segment')}
          value={segment}
          onChange={onChange}
          options={segments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

type PastExport = ExportChoices['exports'][number];

/** Recent exports of the brand with their users; users can download their own files until they expire. */
function LastExports({ exports }: { exports: ExportChoices['exports'] }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={lastExportsStyles.title}>{t('profile-hub:export.last')}</h2>
      {exports.length === 0 ? (
        <p className={lastExportsStyles.none}>{t('profile-hub:export.noneYet')}</p>
      ) : (
        <ul>
          {exports.map((one) => (
            <LastExport key={one.id} past={one} />
          ))}
        </ul>
      )}
      <p className={lastExportsStyles.none}>{t('profile-hub:export.proof')}</p>
    </>
  );
}

function LastExport({ past }: { past: PastExport }) {
  const { t } = useTranslation();
  const { moment, number } = useFormat();
  const { file, path, contacts, by, at, part, segment, isLocked } = past;
  const what = segment ?? t(`profile-hub:export.part.${part}`);
  return (
    <li className={lastExportsStyles.item}>
      <div className={lastExportsStyles.head}>
        <span className={lastExportsStyles.what} title={what}>
          {what}
        </span>
        <span className={lastExportsStyles.count}>
          {t('profile-hub:dashboard.contacts', { count: contacts, formatted: number(contacts) })}
        </span>
      </div>
      <div className={lastExportsStyles.note}>
        {isLocked && <Icon of={IconLock} size={13} />}
        {[isLocked ? t('profile-hub:export.isLocked') : undefined, by, moment(at)]
          .filter((words) => words !== undefined)
          .join(' · ')}
      </div>
      {path === null ? (
        <div className={lastExportsStyles.note}>{file}</div>
      ) : (
        <LinkButton
          className={lastExportsStyles.file}
          onClick={() => void saveLinkedFile(path, file)}
        >
          <Icon of={IconDownload} size={14} /> {file}
        </LinkButton>
      )}
    </li>
  );
}
