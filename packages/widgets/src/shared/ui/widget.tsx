import type { ComponentType, ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { GivenContext } from './given-context.ts'
import { MissingSymbol } from './missing-symbol.tsx'
import { Root } from './root.tsx'

/**
 * Wraps a widget so that it works in any host page. The widget accepts symbols in lower case. If it throws while it
 * renders, it shows an error message in place of its content, and renders again when its props change.
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
    'symbol' in props && props.symbol ? <Inner {...props} /> : <MissingSymbol name={name} />,
  )
}

/** Returns a symbol as the exchange spells it: in upper case and without spaces around it. */
export const spell = <T,>(symbol: T): T =>
  typeof symbol === 'string' ? (symbol.trim().toUpperCase() as T & string) : symbol

/**
 * Serializes the plain values of the props. Objects and functions are omitted, because host pages often pass new ones
 * on every render. A bigint is omitted, because JSON has none.
 */
const plainText = (props: object) =>
  JSON.stringify(
    Object.entries(props).filter(([, value]) => !/^(object|function|bigint)$/.test(typeof value)),
  )
