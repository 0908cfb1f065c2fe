import { ErrorState } from '@bourselet/widgets/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

/**
 * Returns a component whose code is loaded when it is first shown. If its file does not load, an error with a button
 * that tries again takes its place, and the rest of the page stays as it is.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function Later(props: P) {
    const [Shown, setShown] = useState(() => loaded)
    const [error, setError] = useState<unknown>(null)
    const attempt = useCallback(() => {
      if (loaded) return
      setError(null)
      load().then((component) => {
        loaded = component
        setShown(() => component)
      }, setError)
    }, [])
    useEffect(attempt, [attempt])
    if (error) return <ErrorState error={error} onRetry={attempt} />
    return Shown && <Shown {...props} />
  }
}
