import { useState } from 'react'

/**
 * Returns the `state`, such as the filters and the period, to which `data` is the answer. While the next answer is
 * loading, a list still shows the previous one, but `state` already belongs to the next request.
 */
export function useAnswered<State>(data: unknown, state: State): State {
  const [answered, setAnswered] = useState({ data, state })
  if (data !== answered.data) setAnswered({ data, state })
  return answered.state
}
