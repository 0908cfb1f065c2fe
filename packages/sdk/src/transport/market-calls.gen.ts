// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

/** The paths of the calls for public market data. Clients that send no other call contain only this table. */
export const marketCalls = {
  'market.coins': '/data/api.data/queryCoinMenu',
  'market.depth': '/data/api.user/marketDepth',
  'market.history': '/data/api.user/historyInfo',
} as const
