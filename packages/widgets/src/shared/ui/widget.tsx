import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Boundary, GivenContext } from './boundary.tsx'
import { ErrorState } from './error-state.tsx'
import { Root } from './root.tsx'

/** A host that sets its properties one after the other is given this long before a missing one counts as forgotten. */
const PATIENCE_MS = 1_000

const missing = { name: 'SYMBOL_REQUIRED' }

/**
 * Wraps a widget for hosts of any kind: symbols are accepted in lower case, an error becomes a sentence inside the
 * widget, and other props are another try.
 */
/* @__NO_SIDE_EFFECTS__ */
export function widget<P extends object>(name: string, Inner: ComponentType<P>): (props: P) => ReactNode {
  return function Widget(props) {
    const spelled = 'symbol' in props ? { ...props, symbol: spell(props.symbol) } : props
    const given = plainText(spelled)
    return (
      <GivenContext value={given}>
        <Boundary name={name} given={given} frame={(sentence) => <Root name={name}>{sentence}</Root>}>
          <Inner {...spelled} />
        </Boundary>
      </GivenContext>
    )
  }
}

/** The same for a widget that shows nothing without its `symbol`: after a moment it says that the symbol is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function symbolWidget<P extends object>(
  name: string,
  Inner: ComponentType<P>,
): (props: P) => ReactNode {
  return widget<P>(name, (props) =>
    'symbol' in props && props.symbol ? <Inner {...props} /> : <Missing name={name} />,
  )
}

/** Spells a symbol as the exchange does: in capitals, without spaces around. */
export const spell = <T,>(symbol: T): T =>
  typeof symbol === 'string' ? (symbol.trim().toUpperCase() as T & string) : symbol

/** Hosts often pass new functions and objects on every render: only plain values tell one try from another. */
const plainText = (props: object) =>
  JSON.stringify(Object.entries(props).filter(([, value]) => !/^(object|function)$/.test(typeof value)))

function Missing({ name }: { name: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Root name={name}>{isLate && <ErrorState error={missing} />}</Root>
}
