import { useSyncExternalStore } from 'react'

/**
 * Replaces `use-sync-external-store/shim/with-selector` in the builds of the tags. Base UI imports it for React 18 and
 * older, and never calls it with Preact, which reports the version 19.
 */
export const useSyncExternalStoreWithSelector = <Snapshot, Selection>(
  subscribe: (notify: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | undefined,
  select: (snapshot: Snapshot) => Selection,
): Selection => useSyncExternalStore(subscribe, () => select(getSnapshot()))
