import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';

/** Filters and sorts of the campaigns of one type; its views are the tabs of the screen [PH-15]. */
export const campaignList = defineList({
  views: ['available', 'assigned', 'rejected'],
  fields: {},
  sorts: ['lastResponseAt', 'name', 'origin', 'responses'],
  descending: true,
  pageSize: 50,
});
export type CampaignView = ViewOf<typeof campaignList>;
export type CampaignSort = SortOf<typeof campaignList>;
