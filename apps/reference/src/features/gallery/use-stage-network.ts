import { useEffect, useSyncExternalStore } from 'react'
import { type Conditions, createStageNetwork, type Signs } from './stage-network.ts'

/** The simulated network of all tags of the gallery. There is only one, because the tags share one client. */
const stage = createStageNetwork()

/**
 * Applies the conditions to the simulated network of the tags. Returns the observed state of the tags'
 * connection and the options of their client.
 */
export function useStageNetwork({ network, phase }: Conditions): { signs: Signs; clientOf: () => object } {
  useEffect(() => stage.apply({ network, phase }), [network, phase])
  return { signs: useSyncExternalStore(stage.subscribe, stage.signs), clientOf: stage.client }
}
