import { type ComponentChildren, type ComponentType, createContext, createElement } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'

const Fallback = createContext<ComponentChildren>(null)

export type SuspenseProps = { fallback?: ComponentChildren; children?: ComponentChildren }

/**
 * Replaces Preact's `Suspense`, which would be in the first script of every page. It shows the fallback in the place of
 * each lazy component that is loading. Nothing else can suspend: a component that throws a promise fails.
 */
export const Suspense = ({ fallback = null, children }: SuspenseProps) =>
  createElement(Fallback.Provider, { value: fallback, children })

/**
 * Replaces React's `lazy`: returns a component whose code is loaded when it is first rendered. It throws the error if
 * the code cannot be loaded, and requests the code again when it is mounted again.
 */
export function lazy<Props extends object>(
  request: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const fallback = useContext(Fallback)
    useEffect(() => {
      let isOver = false
      const show = (part: ComponentType<Props>) => {
        loaded = part
        if (!isOver) setPart(() => part)
      }
      if (loaded) show(loaded)
      else
        request().then(
          (code) => show(code.default),
          (error: unknown) => !isOver && setFailure({ error }),
        )
      return () => {
        isOver = true
      }
    }, [])
    if (failure) throw failure.error
    return Part ? createElement(Part, props) : fallback
  }
}
