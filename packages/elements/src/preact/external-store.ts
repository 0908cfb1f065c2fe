import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/**
 * Returns the value of a store, and renders the component again when the value changes. After a render, the rendered
 * value is compared with the store again, because the store may have changed before the component subscribed to the
 * store.
 */
export function useSyncExternalStore<Snapshot>(
  subscribe: (notify: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot()
  const [shown] = useState({ value, getSnapshot })
  const [, render] = useState({})
  const compare = () => {
    if (!Object.is(shown.value, shown.getSnapshot())) render({})
  }
  useLayoutEffect(() => {
    Object.assign(shown, { value, getSnapshot })
    compare()
  }, [subscribe, value, getSnapshot])
  useEffect(() => {
    compare()
    return subscribe(compare)
  }, [subscribe])
  return value
}
