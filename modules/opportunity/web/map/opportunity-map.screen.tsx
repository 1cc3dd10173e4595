import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconMapPinPlus,
  IconMessageReport,
  IconPhoto,
  IconUpload,
} from '@tabler/icons-react';
import { listChangeRequestsCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LoadingHairline, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DetailsActions } from '../details/details-actions.tsx';
import { DetailsPanel } from '../details/details-panel.tsx';
import { OpeningsPanel } from '../details/openings-panel.tsx';
import { type MapSelection, usePanelFocus } from '../details/panel-parts.tsx';
import classes from './components/map.module.css';
import { MapBoard, OPENING_ZOOM } from './components/map-board.tsx';
import { MapFilterBar, PeriodChoice } from './components/map-filter-bar.tsx';
import { BackfillNote, ComputingNote, NoDemandNote, NothingYet } from './components/map-notes.tsx';
import { MeasureLine } from './components/measure-line.tsx';
import { MAP_PANEL } from './data/map-panel.ts';
import { useMapExport } from './data/use-map-export.ts';
import { type OpportunityMap, useOpportunityMap } from './data/use-opportunity-map.ts';

const AreasTable = onDemand(
  async () => ({ default: (await import('./components/areas-table.tsx')).AreasTable }),
  <SkeletonRows rows={12} />,
);

export const preload: ScreenPreload = ({ queries, client }) => {
  const params = { clientId: client.id };
  void queries.prefetchQuery(callQueryOptions(getConfigurationCall, { params }));
  void queries.prefetchQuery(callQueryOptions(getMapChoicesCall, { params }));
};

/** Where people want to buy, and where no retailer sells the brand [OPP-01…05]. */
export default function OpportunityMapScreen() {
  const { t } = useTranslation();
  const map = useOpportunityMap();
  const { clientId, search, change, figures, filters, query } = map;
  const { data } = filters;
  const intentions = data?.sources.reduce((sum, source) => sum + source.intentions, 0);
  const isWithoutDemand = intentions === 0 && data?.backfill === null;
  const isEmpty = isWithoutDemand && figures?.allRetailers === 0;
  const files = new Set(
    (data?.files ?? []).filter(({ what }) => what === 'intentions').map(({ name }) => name),
  ).size;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const periods = (
    <PeriodChoice
      period={search.choices.period}
      onChange={(period) => change({ choices: { ...search.choices, period } })}
    />
  );
  return (
    <div className={classes.screen}>
      <PageHead
        decisions={
          !isEmpty && <ModuleDecisions module="opportunity" calm={t('opportunity:decision.none')} />
        }
        title={t('opportunity:map.title')}
        subtitle={
          data &&
          (files > 0
            ? t('opportunity:map.sourcesImported', { count: files })
            : t('opportunity:map.sourcesSuite'))
        }
        {...(!isEmpty && !isPhone && { tool: periods })}
        actions={useMapActions(map, isPhone, isEmpty)}
      />
      {isEmpty ? (
        <NothingYet clientId={clientId} />
      ) : (
        <>
          <MeasureLine clientId={clientId} search={search} change={change} />
          <MapFilterBar
            search={search}
            change={change}
            choices={data}
            period={periods}
            count={
              figures && !figures.isComputing
                ? { found: figures.totals.retailers, total: figures.allRetailers }
                : undefined
            }
          />
          {typeof data?.backfill === 'number' && <BackfillNote share={data.backfill} />}
          {figures?.isComputing && <ComputingNote />}
          {isWithoutDemand && <NoDemandNote clientId={clientId} />}
          {query.isError && (
            <div className={classes.note}>
              <RegionError error={query.error} onRetry={() => void query.refetch()} />
            </div>
          )}
          <Body map={map} />
        </>
      )}
    </div>
  );
}

const IMPORTS = ['intentions', 'prospects', 'sales'] as const;

function useMapActions(map: OpportunityMap, isPhone: boolean, isEmpty: boolean): PageAction[] {
  const { t } = useTranslation();
  const format = useFormat();
  const isAble = useAbilities();
  const { savePicture, saveSheet, isBusy } = useMapExport(map);
  const { clientId, search, change } = map;
  const { data } = useCall(
    listChangeRequestsCall,
    { params: { uuid: clientId }, query: { limit: 1 } },
    { enabled: isAble(seeChangeRequests) },
  );
  const open = data?.counts.open;
  if (isEmpty) return [];
  return [
    ...(isPhone
      ? [
          {
            id: 'openings',
            label: t('opportunity:map.openings'),
            icon: IconMapPinPlus,
            isRare: true,
            run: () => change({ openings: true, selection: null, card: undefined }),
          },
        ]
      : []),
    {
      id: 'suggestions',
      label: open
        ? t('opportunity:map.suggestionsOpen', { formatted: format.number(open) })
        : t('opportunity:map.suggestions'),
      icon: IconMessageReport,
      isRare: true,
      to: clientAddress(clientId, 'platform/opportunity/suggestions'),
    },
    {
      id: 'export',
      label: t('platform:export.label'),
      icon: IconDownload,
      isBusy,
      rows: () => [
        ...SHEET_FORMATS.map((format) => ({
          id: format,
          label: t('platform:export.as', { extension: `.${format}` }),
          icon: <Icon of={IconFileSpreadsheet} />,
          run: () => saveSheet(format),
        })),
        ...(search.show === 'map'
          ? [
              {
                id: 'png',
                label: t('opportunity:map.asPicture'),
                icon: <Icon of={IconPhoto} />,
                run: () => void savePicture(),
              },
            ]
          : []),
      ],
    },
    ...(isAble(manageProspects)
      ? IMPORTS.map((what) => ({
          id: `import-${what}`,
          label: t(`opportunity:imports.${what}.title`),
          icon: IconUpload,
          isRare: true,
          to: clientAddress(clientId, `platform/opportunity/import/${what}`),
        }))
      : []),
  ];
}

/** The map or its table, with the details of the selection next to it. */
function Body({ map }: { map: OpportunityMap }) {
  const { t } = useTranslation();
  const { clientId, search, change, figures, coloured, legend, query, clusters, outlines, stage } =
    map;
  const { selection, openings, show, card } = search;
  const panel = usePanelFocus(
    openings ? 'openings' : selection && [selection.kind, selection.id, selection.list].join(' '),
    () => stage?.focus(),
  );
  const close = () => change({ selection: null, openings: false, card: undefined });
  const select = (next: MapSelection) =>
    change({ selection: next, openings: false, card: undefined });
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(selection || openings || card))
      return;
    const from = event.target instanceof Element ? event.target : null;
    // Overlays above the map close first.
    if (from?.closest('[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]'))
      return;
    if (card) change({ card: undefined });
    else close();
  });
  const isWaitingForOutlines =
    show === 'map' && outlines.error === null && outlines.shown?.level !== figures?.level;
  const hot = (figures?.items ?? []).filter((area) => area.hot).map(({ id }) => id);
  const shared = { clientId, choices: search.choices };
  return (
    <div className={classes.board} data-panel={Boolean(selection || openings)}>
      <div
        className={show === 'map' ? classes.map : classes.table}
        role="tabpanel"
        id={MAP_PANEL}
        aria-labelledby={`${MAP_PANEL}-${search.measure}`}
      >
        {(query.isFetching || clusters.isFetching || isWaitingForOutlines) && (
          <div className={classes.hairline}>
            <LoadingHairline />
          </div>
        )}
        {!figures || !coloured || !legend ? (
          <Waiting isTable={show === 'table'} isFailed={query.isError} />
        ) : show === 'table' && figures.isComputing ? (
          <SkeletonRows rows={12} />
        ) : show === 'table' ? (
          <AreasTable
            {...shared}
            layers={map.config.layers}
            search={search}
            change={change}
            figures={figures}
            currency={map.currency}
            isFetching={query.isFetching}
            onOpen={(id) => select({ kind: 'area', id })}
          />
        ) : (
          <MapBoard
            {...{ clientId, search, change, figures, coloured, legend, stage }}
            config={map.config}
            outlines={map.outlines}
            markers={map.markers}
            view={map.view}
            onStage={map.setStage}
          />
        )}
      </div>
      {selection && (
        <aside ref={panel} className={classes.panel} aria-label={t('opportunity:map.details')}>
          <DetailsPanel
            {...shared}
            selection={selection}
            hot={hot}
            onClose={close}
            onSelect={select}
          />
          <DetailsActions {...shared} selection={selection} onSelect={select} />
        </aside>
      )}
      {!selection && openings && (
        <aside ref={panel} className={classes.panel} aria-label={t('opportunity:map.openings')}>
          <OpeningsPanel
            {...shared}
            onClose={close}
            onSelect={select}
            onShow={({ longitude, latitude }) =>
              stage?.goTo([longitude, latitude], Math.max(stage.zoom(), OPENING_ZOOM))
            }
          />
        </aside>
      )}
    </div>
  );
}

/** Placeholder in the shape of the content: a full-width map or rows. */
function Waiting({ isTable, isFailed }: { isTable: boolean; isFailed: boolean }) {
  const { t } = useTranslation();
  if (isFailed) return null;
  if (isTable) return <SkeletonRows rows={12} />;
  return (
    <p className={classes.waiting} role="status">
      {t('platform:map.loading')}
    </p>
  );
}
