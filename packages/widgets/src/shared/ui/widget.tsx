import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Boundary, GivenContext } from './boundary.tsx'
import { ErrorState } from './error-state.tsx'
import { Root } from './root.tsx'

/**
 * Time in ms before a missing symbol is reported as an error, because some hosts set properties one after the
 * other.
 */
const TIMEOUT_MS = 1_000

const missing = { name: 'SYMBOL_REQUIRED' }

/**
 * Wraps a widget so that it works in any host page. The widget accepts symbols in lower case and shows errors
 * inside its frame. After an error, it renders again when its props change.
 */
/* @__NO_SIDE_EFFECTS__ */
export function widget<P extends object>(name: string, Inner: ComponentType<P>): (props: P) => ReactNode {
  return function Widget(props) {
    const spelled = 'symbol' in props ? { ...props, symbol: spell(props.symbol) } : props
    const given = plainText(spelled)
    return (
      <GivenContext.Provider value={given}>
        <Boundary name={name} given={given} frame={(sentence) => <Root name={name}>{sentence}</Root>}>
          <Inner {...spelled} />
        </Boundary>
      </GivenContext.Provider>
    )
  }
}

/** Wraps a widget that needs a `symbol`. If the symbol is missing, the widget shows an error after a delay. */
/* @__NO_SIDE_EFFECTS__ */
export function symbolWidget<P extends object>(
  name: string,
  Inner: ComponentType<P>,
): (props: P) => ReactNode {
  return widget<P>(name, (props) =>
    'symbol' in props && props.symbol ? <Inner {...props} /> : <Missing name={name} />,
  )
}

/** Returns a symbol as the exchange spells it: in upper case and without spaces around it. */
export const spell = <T,>(symbol: T): T =>
  typeof symbol === 'string' ? (symbol.trim().toUpperCase() as T & string) : symbol

/**
 * Serializes the plain values of the props. Objects and functions are omitted, because hosts often pass new
 * ones on every render.
 */
const plainText = (props: object) =>
  JSON.stringify(Object.entries(props).filter(([, value]) => !/^(object|function)$/.test(typeof value)))

function Missing({ name }: { name: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Root name={name}>{isLate && <ErrorState error={missing} />}</Root>
}
