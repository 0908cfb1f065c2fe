import { type Context, useContext } from 'react'

/**
 * Returns the state of the surrounding widget, for its own parts and for parts that a host adds.
 * @throws Error outside the widget
 */
export function useParts<State>(context: Context<State | null>, widget: string): State {
  const state = useContext(context)
  if (state === null) throw new Error(`Parts of a ${widget} need a <${widget}> around them.`)
  return state
}
