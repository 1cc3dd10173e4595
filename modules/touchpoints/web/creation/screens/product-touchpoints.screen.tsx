import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { createProductTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { splitReferences } from '#modules/touchpoints/contract/product-lookup.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useStoredDraft } from '#platform/web/wizard/stored-draft.tsx';
import { readStep, writeStep } from '#platform/web/wizard/use-wizard.ts';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import { NEWEST_FIRST } from '../../data/touchpoint-listing.ts';
import { useBulkTouchpoints } from '../../list/data/use-bulk-touchpoints.ts';
import classes from '../components/creation.module.css';
import { LookupWhy } from '../components/lookup-row.tsx';
import { useLookupStep } from '../components/use-lookup-step.tsx';
import { useReferencesStep } from '../components/use-references-step.tsx';
import { EMPTY_PRODUCT, isRefused, productDraftSchema, useLookups } from '../data/product-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { useCreationSummary } from '../data/use-creation-summary.ts';

const ZipDialog = onDemand(() => import('../../list/components/zip-dialog.tsx'));

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getBrandSettingsCall, { query: { brandId: client.brandId } }),
  );
};

/** Short URLs for products, up to 200 together, in three steps [TP-02]. */
export default function ProductTouchpointsScreen() {
  const client = useCurrentClient();
  return <ProductWizard key={client.id} client={client} />;
}

/** Creates product touchpoints in three steps: references, lookup results, confirmation [TP-02] [TP-04]. */
function ProductWizard({ client }: { client: CurrentClient }) {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<ProductsMade>();
  if (made)
    return <ProductsCreated client={client} made={made} onAnother={() => setMade(undefined)} />;
  return (
    <ProductSteps
      key={attempt}
      client={client}
      onMade={setMade}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}

/** One attempt at product touchpoints; starting over makes another. */
function ProductSteps({
  client,
  onMade,
  onStartedOver,
}: {
  client: CurrentClient;
  onMade: (made: ProductsMade) => void;
  onStartedOver: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = client;
  const address = useRouterAddress();
  const storedDraft = useStoredDraft({
    key: `comptoir.new-product-touchpoints.${client.id}`,
    schema: productDraftSchema,
    empty: EMPTY_PRODUCT,
  });
  const { draft, change } = storedDraft;
  const create = useCallMutation(createProductTouchpointCall, {
    changes: [searchTouchpointsCall, getSearchFiltersCall],
  });
  const { base, locales: brandLocales, offered } = useBrandSettings(brandId);
  const lookups = useLookups(brandId, {
    references: splitReferences(draft.text),
    isShown: readStep(address.search) !== null,
  });
  const good = (lookups.found ?? []).filter((one) => !isRefused(one));
  const [toCorrect, setToCorrect] = useState<string>();
  const references = useReferencesStep({ draft, change, offered, lookups, toCorrect });
  const lookup = useLookupStep({
    client,
    base,
    brandLocales,
    draft,
    change,
    lookups,
    onCorrect: (reference) => {
      setToCorrect(reference);
      address.setSearch(writeStep(address.search, references.id, references.id), 'push');
    },
  });
  const madeOf = useCreationSummary();

  const finish = async () => {
    const skus = good.map(({ reference }) => reference);
    const { configurationSlug, digitalLinks } = draft;
    const made = await create.mutateAsync({
      body: {
        brandId,
        sku: skus,
        configurationSlug,
        digitalLinks: digitalLinks.filter((one) => skus.includes(one)),
      },
    });
    storedDraft.clear();
    address.setSearch('', 'replace');
    onMade(made);
    return undefined;
  };
  const counted = { count: good.length, formatted: number(good.length) };
  return (
    <WizardScreen
      title={t('touchpoints:title.product')}
      leaveTo={clientAddress(client.id, 'touchpoints/list')}
      storedDraft={storedDraft}
      onStartedOver={onStartedOver}
      steps={[references, lookup]}
      summary={{
        name: t('touchpoints:creation.confirm'),
        question: t('touchpoints:creation.confirmQuestion', counted),
        help: t('touchpoints:creation.confirmHelp'),
      }}
      made={madeOf(
        good.map(({ proposedSuffix }) => proposedSuffix ?? ''),
        { hasLanding: true },
      )}
      finishLabel={t('touchpoints:creation.finishMany', counted)}
      onFinish={finish}
    />
  );
}

type ProductsMade = z.output<typeof createProductTouchpointCall.response>;

/** End of the wizard: created touchpoints, their codes, refused references, and the next steps. */
function ProductsCreated({
  client,
  made,
  onAnother,
}: {
  client: CurrentClient;
  made: ProductsMade;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { zip } = useBulkTouchpoints(client.brandId);
  const [isZipRequested, setZipRequested] = useState(false);
  const ids = made.created.map(({ _id }) => _id);
  const counted = { count: ids.length, formatted: number(ids.length) };
  return (
    <>
      <PageHead title={t('touchpoints:created.many', counted)} />
      <div className={classes.done} role="status">
        <Note tone="good" title={t('touchpoints:created.works')}>
          {t('touchpoints:creation.builtWithinHour')}
        </Note>
        {made.refused.map((lookup) => (
          <Note key={lookup.reference} tone="due" title={lookup.reference}>
            <LookupWhy lookup={lookup} />
          </Note>
        ))}
        <div className={classes.ways}>
          {ids.length > 0 && (
            <Button leftSection={<Icon of={IconQrcode} />} onClick={() => setZipRequested(true)}>
              {t('touchpoints:bulk.zip')}
            </Button>
          )}
          <Button
            variant="default"
            component={Link}
            to={clientAddress(client.id, `touchpoints/list${NEWEST_FIRST}&view=product`)}
          >
            {t('touchpoints:created.toList')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('touchpoints:created.another')}
          </Button>
        </div>
      </div>
      {isZipRequested && (
        <ZipDialog
          count={ids.length}
          onZip={(options) => zip({ ids }, options)}
          onClose={() => setZipRequested(false)}
        />
      )}
    </>
  );
}
