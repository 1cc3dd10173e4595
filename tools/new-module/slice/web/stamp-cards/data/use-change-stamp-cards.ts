import {
  changeStampCardsCall,
  createStampCardCall,
  getStampCardCall,
  listStampCardsCall,
  updateStampCardCall,
} from '#modules/corner-shop/contract/stamp-cards.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';

const CHANGES = { changes: [listStampCardsCall, getStampCardCall] };

/** What changes stamp cards, each with the reads that are stale after it. */
export function useChangeStampCards() {
  return {
    create: useCallMutation(createStampCardCall, CHANGES),
    update: useCallMutation(updateStampCardCall, CHANGES),
    bulk: useCallMutation(changeStampCardsCall, CHANGES),
  };
}
