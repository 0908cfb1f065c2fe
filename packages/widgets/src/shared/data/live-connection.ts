import { createLive } from './live.ts'
import { liveMarket } from './live-market.ts'

/** Returns the state of the client's connection to the stream. */
export const liveConnection = liveMarket((sdk, painter) =>
  createLive({ painter, pace: 'paced', start: sdk.stream.state.subscribe, read: sdk.stream.state.get }),
)
