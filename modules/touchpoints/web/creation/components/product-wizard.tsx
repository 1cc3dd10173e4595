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
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { readStep, writeStep } from '#platform/web/wizard/step-address.ts';
import { useKeptDraft } from '#platform/web/wizard/use-kept-draft.ts';
import { Wizard } from '#platform/web/wizard/wizard.tsx';
import { EMPTY_PRODUCT, isRefused, productDraftSchema } from '../data/product-draft.ts';
import { useBrandSettings } from '../data/use-brand-settings.ts';
import { useLookups } from '../data/use-lookups.ts';
import { CreationHead } from './creation-head.tsx';
import { ProductsCreated, type ProductsMade } from './products-created.tsx';
import { useLookupStep } from './use-lookup-step.tsx';
import { useReferencesStep } from './use-references-step.tsx';

/** Product touchpoints are made in three steps: references, what the lookup says, confirm [TP-02] [TP-04]. */
export function ProductWizard({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = client;
  const address = useRouterAddress();
  const { draft, change, clear, state, isEmpty } = useKeptDraft({
    key: `comptoir.new-product-touchpoints.${client.id}`,
    schema: productDraftSchema,
    empty: EMPTY_PRODUCT,
  });
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<ProductsMade>();
  const create = useCallMutation(createProductTouchpointCall, {
    changes: [searchTouchpointsCall, getSearchFiltersCall],
  });
  const { base, offered } = useBrandSettings(brandId);
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
    draft,
    change,
    lookups,
    onCorrect: (reference) => {
      setToCorrect(reference);
      address.setSearch(writeStep(address.search, references.id, references.id), 'push');
    },
  });

  const startOver = () => {
    clear();
    address.setSearch('', 'replace');
    setRound((before) => before + 1);
  };
  const finish = async () => {
    const skus = good.map(({ reference }) => reference);
    const { configurationSlug, digitalLinks } = draft;
    setMade(
      await create.mutateAsync({
        body: {
          brandId,
          sku: skus,
          configurationSlug,
          digitalLinks: digitalLinks.filter((one) => skus.includes(one)),
        },
      }),
    );
    startOver();
    return undefined;
  };

  if (made)
    return <ProductsCreated client={client} made={made} onAnother={() => setMade(undefined)} />;
  const counted = { count: good.length, formatted: number(good.length) };
  return (
    <>
      <CreationHead
        title={t('touchpoints:title.product')}
        clientId={client.id}
        onStartOver={isEmpty ? undefined : startOver}
      />
      <Wizard
        key={round}
        steps={[references, lookup]}
        draft={draft}
        summary={{
          name: t('touchpoints:creation.confirm'),
          question: t('touchpoints:creation.confirmQuestion', counted),
          help: t('touchpoints:creation.confirmHelp'),
        }}
        finishLabel={t('touchpoints:creation.finishMany', counted)}
        onFinish={finish}
        address={address}
        {...(state && { draftState: state })}
      />
    </>
  );
}
