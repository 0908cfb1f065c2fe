// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

/** The rows of public market data, in a module of their own for clients that send no other call. */
export const marketCalls = {
  'market.coins': ['POST', '/data/api.data/queryCoinMenu', 'read', 'none', 'none'],
  'market.depth': ['POST', '/data/api.user/marketDepth', 'read', 'none', 'none'],
  'market.history': ['POST', '/data/api.user/historyInfo', 'read', 'none', 'none'],
} as const
