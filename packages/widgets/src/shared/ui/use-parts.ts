import { type Context, useContext } from 'react'

/**
 * Returns the state that the surrounding widget shares with its parts, including parts that a host page adds.
 * @throws Error outside the widget
 */
export function useParts<State>(context: Context<State | null>, widget: string): State {
  const state = useContext(context)
  if (state === null) throw new Error(`Parts of a ${widget} need a <${widget}> around them.`)
  return state
}
