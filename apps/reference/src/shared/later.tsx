import { ErrorState } from '@bourselet/widgets/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

/**
 * Returns a component that loads its code when it is first shown. If the code cannot be loaded, the component
 * shows an error with a retry button, and the surrounding page stays usable.
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
