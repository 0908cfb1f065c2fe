import { type HTMLAttributes, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Density } from '../provider/preferences.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import { useStore } from '../provider/use-store.ts'
import { Boundary } from './boundary.tsx'
import { GivenContext } from './given-context.ts'
import { createLayer, Layer, LayerContext } from './layer.tsx'
import { Toasts } from './toasts.tsx'

export type RootProps = HTMLAttributes<HTMLDivElement> & {
  /** The name of the widget. The element gets the class `bl-<name>` in addition to `bl-root`. */
  name: string
  /** Density of the widget unless the provider sets one. Default `comfortable`. */
  density?: Density
  children?: ReactNode
}

/**
 * The outermost element of every widget. It sets the language, theme and density, and contains the layer of overlays
 * and the error boundary. Elements with the attribute `part` can be styled by the page around a custom element with
 * `::part()` (packages/elements).
 */
export function Root({ name, density: own = 'comfortable', className, children, ...rest }: RootProps) {
  const { page, theme, marketColours, density = own } = useBourselet()
  const given = useContext(GivenContext)
  const locale = useLocale()
  const chosenTheme = useStore(page.preferences, (preferences) => preferences.theme)
  const chosenColours = useStore(page.preferences, (preferences) => preferences.marketColours)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const layer = useMemo(() => createLayer(element), [element])
  return (
    <LayerContext.Provider value={layer}>
      <div
        lang={locale}
        dir="ltr"
        part="root"
        {...rest}
        className={`bl-root bl-${name}${className ? ` ${className}` : ''}`}
        data-bl-theme={theme ?? chosenTheme ?? undefined}
        data-bl-market={marketColours ?? chosenColours ?? undefined}
        data-bl-density={density}
      >
        <Boundary name={name} given={given}>
          {children}
        </Boundary>
        <Toasts />
        <Layer onElement={setElement} />
      </div>
    </LayerContext.Provider>
  )
}
