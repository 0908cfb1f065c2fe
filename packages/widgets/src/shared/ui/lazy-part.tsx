import { type ComponentType, useEffect, useState } from 'react'
import { repeatLater } from '../data/outage.ts'

/** Code that is loaded at its first use, and then kept for the whole page. */
export type LazyCode<Code> = {
  /** The loaded code; null until it is loaded. */
  loaded: Code | null
  /** Loads the code. After a failure the next call requests it again. */
  load: () => Promise<Code>
}

export function lazyCode<Code>(request: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<Code> | null = null
  const code: LazyCode<Code> = {
    loaded: null,
    load() {
      loading ??= request().then(
        (loaded) => {
          code.loaded = loaded
          return loaded
        },
        (error) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
  return code
}

/**
 * Returns the code; null until it is loaded. If the code cannot be loaded while it is needed, the first error is
 * reported. Then the code is requested again after increasing delays, and at once when the browser is online again. The
 * requests end when the code is loaded or no longer needed.
 */
export function useLazyCode<Code>(
  { loaded, load }: LazyCode<Code>,
  isNeeded: boolean | undefined,
): Code | null {
  const [arrived, setArrived] = useState(() => loaded)
  // If another caller has already loaded the code when this component begins to need it, the code is returned at once.
  const code = arrived ?? (isNeeded ? loaded : null)
  const isAwaited = isNeeded && code === null
  useEffect(() => {
    if (!isAwaited) return
    let isOver = false
    let failures = 0
    let cancel = () => {}
    const attempt = (): unknown =>
      load().then(
        (now) => !isOver && setArrived(() => now),
        (error) => {
          if (isOver) return
          if (failures === 0) reportError(error)
          failures += 1
          cancel = repeatLater({ error, failures }, attempt)
        },
      )
    attempt()
    return () => {
      isOver = true
      cancel()
    }
  }, [isAwaited, load])
  return code
}

/**
 * Returns a component whose code is loaded when it is first rendered. Until the code is loaded, the component renders
 * the placeholder with the same properties, or nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  const code = lazyCode(request)
  return function LazyPart(props) {
    const Part = useLazyCode(code, true) ?? Placeholder
    return Part ? <Part {...props} /> : null
  }
}
