import type { ComponentType } from 'react';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { EditorSection } from '../../data/draft/editor-section.ts';
import type { SectionProps } from '../../data/section-props.ts';

const section = (load: () => Promise<{ default: ComponentType<SectionProps> }>) =>
  onDemand(load, <SkeletonRows />);

/** Each section travels when it is first opened: together they would be too much for one screen. */
export const SECTIONS = {
  informations: section(() => import('./informations-section.tsx')),
  settings: section(() => import('../../form-settings/components/settings-section.tsx')),
  localization: section(
    () => import('../../form-localization/components/localization-section.tsx'),
  ),
  integration: section(() => import('../../form-integration/components/integration-section.tsx')),
  fields: section(() => import('../../form-fields/components/fields-section.tsx')),
  translations: section(
    () => import('../../form-translations/components/translations-section.tsx'),
  ),
} as const satisfies Record<Exclude<EditorSection, 'notifications'>, ComponentType<SectionProps>>;

export const NotificationsSection = section(() => import('./notifications-place.tsx'));
export const FormPreview = onDemand(() => import('../../form-preview/components/form-preview.tsx'));
