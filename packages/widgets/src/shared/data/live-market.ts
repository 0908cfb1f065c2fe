import type { BourseletClient } from '../provider/client.ts'
import { createPainter, type Painter } from './painter.ts'

/**
 * The painter of each client, which schedules the updates of the live data. All live data of a client use the same
 * painter, so that they are updated together.
 */
const painters = new WeakMap<BourseletClient, Painter>()

function painterOf(sdk: BourseletClient): Painter {
  const known = painters.get(sdk)
  if (known) return known
  const painter = createPainter()
  painters.set(sdk, painter)
  return painter
}

/**
 * Returns a function that returns live market data of a client, for example of a product and a symbol. All calls with
 * the same arguments return the same object, so all widgets of a page share one source. An object without subscribers
 * stays in memory, but its source is stopped.
 *
 * Each kind of live data has a function of its own, so that a page loads only the kinds that its widgets show.
 */
/* @__NO_SIDE_EFFECTS__ */
export function liveMarket<Names extends readonly string[], Data>(
  create: (sdk: BourseletClient, painter: Painter, ...names: Names) => Data,
): (sdk: BourseletClient, ...names: Names) => Data {
  const kept = new WeakMap<BourseletClient, Map<string, Data>>()
  return (sdk, ...names) => {
    const ofClient = kept.get(sdk) ?? new Map<string, Data>()
    kept.set(sdk, ofClient)
    const key = names.join(':')
    const known = ofClient.get(key)
    if (known !== undefined) return known
    const made = create(sdk, painterOf(sdk), ...names)
    ofClient.set(key, made)
    return made
  }
}
