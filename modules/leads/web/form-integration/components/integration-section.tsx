import { useTranslation } from 'react-i18next';
import { EditorPart } from '../../components/editor-part.tsx';
import type { SectionProps } from '../../data/section-props.ts';
import { ApiKeys } from './api-keys.tsx';
import { DomainCheck } from './domain-check.tsx';
import { EmbedCode } from './embed-code.tsx';

/** Integration of the form: snippet, allowed domains and API keys [FORM-07]. */
export default function IntegrationSection({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <EditorPart
        title={t('leads:editor.embedCode')}
        note={t('leads:editor.integration.pasteHelp')}
      >
        <EmbedCode form={form} />
      </EditorPart>
      <EditorPart title={t('leads:editor.integration.check')}>
        <DomainCheck />
      </EditorPart>
      <ApiKeys formId={form.id} />
    </>
  );
}
