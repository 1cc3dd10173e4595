import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createProductTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { splitReferences } from '#modules/touchpoints/contract/product-lookup.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { readStep, writeStep } from '#platform/web/wizard/step-address.ts';
import { useStoredDraft } from '#platform/web/wizard/use-stored-draft.ts';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import { EMPTY_PRODUCT, isRefused, productDraftSchema } from '../data/product-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { useCreationSummary } from '../data/use-creation-summary.ts';
import { useLookups } from '../data/use-lookups.ts';
import type { ProductsMade } from './products-created.tsx';
import { useLookupStep } from './use-lookup-step.tsx';
import { useReferencesStep } from './use-references-step.tsx';

/** One attempt at product touchpoints; starting over makes another. */
export function ProductSteps({
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
  const kept = useStoredDraft({
    key: `comptoir.new-product-touchpoints.${client.id}`,
    schema: productDraftSchema,
    empty: EMPTY_PRODUCT,
  });
  const { draft, change } = kept;
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
    kept.clear();
    address.setSearch('', 'replace');
    onMade(made);
    return undefined;
  };
  const counted = { count: good.length, formatted: number(good.length) };
  return (
    <WizardScreen
      title={t('touchpoints:title.product')}
      leaveTo={clientAddress(client.id, 'touchpoints/list')}
      kept={kept}
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
