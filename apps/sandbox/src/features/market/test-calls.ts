import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  reads: () => ({
    'market.history': [{ symbol: 'BTCUSDT', type: 'trades' }],
  }),
})
