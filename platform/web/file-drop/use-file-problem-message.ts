import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { FileProblem } from './file-check.ts';
import { useFileSizes } from './use-file-sizes.ts';

export function useFileProblemMessage(): (problem: FileProblem) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const size = useFileSizes();
  return (problem) => {
    switch (problem.code) {
      case 'too-large':
        return t('platform:fileDrop.tooLarge', {
          size: size(problem.bytes),
          limit: size(problem.maxBytes),
        });
      case 'wrong-type':
        return t('platform:fileDrop.wrongType', { types: list(problem.extensions) });
      case 'empty':
        return t('platform:fileDrop.empty');
      case 'several':
        return t('platform:fileDrop.several');
    }
  };
}
