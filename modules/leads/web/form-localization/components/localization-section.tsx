import { useTranslation } from 'react-i18next';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { useDraft } from '../../data/draft/draft-context.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import type { SectionProps } from '../../data/section-props.ts';
import { ResultFields } from './result-fields.tsx';
import { RoutingRules } from './routing-rules.tsx';
import { SearchFields } from './search-fields.tsx';
import { SourceFields } from './source-fields.tsx';
import { TagRules } from './tag-rules.tsx';
import { TryOut } from './try-out.tsx';

/** Available stores, their displayed details, and the routing of requests [FORM-03]. */
export default function LocalizationSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const located = useDraftField('settings', 'located');
  const isLocated = useDraft(({ draft }) => draft.settings.located);
  return (
    <>
      {!isLocated && (
        <EditorPart title={t('leads:editor.localization.none')}>
          <p className={section.help}>{t(`leads:lexicon.${word}.toAdmins`)}</p>
          <SwitchField {...located} label={t(PART_NAMES['settings.located'])} />
        </EditorPart>
      )}
      {isLocated && (
        <>
          <SourceFields />
          <SearchFields />
          <ResultFields />
        </>
      )}
      <RoutingRules isLocated={isLocated} />
      <TagRules />
      <TryOut formId={form.id} />
    </>
  );
}
