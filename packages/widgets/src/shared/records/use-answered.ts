import { useState } from 'react'

/**
 * Returns the state of the request that `data` answers. While the next answer is loading, a list keeps showing the
 * previous one, and `state` is already the state of the next request.
 */
export function useAnswered<State>(data: unknown, state: State): State {
  const [answered, setAnswered] = useState({ data, state })
  if (data !== answered.data) setAnswered({ data, state })
  return answered.state
}
