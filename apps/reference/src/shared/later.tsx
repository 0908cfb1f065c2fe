import { ErrorState } from '@bourselet/widgets/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

/**
 * Returns a component that loads its code when it is first shown. Until then it renders the placeholder, or nothing. If
 * the code cannot be loaded, the component shows an error with a retry button, and the surrounding page stays usable.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder?: ComponentType<P>,
): ComponentType<P> {
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
    const Part = Shown ?? Placeholder
    return Part ? <Part {...props} /> : null
  }
}
