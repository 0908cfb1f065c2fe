import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  // Daily totals are stored at the end of a UTC day. No day ends in these tests, so the table stays empty.
  emptyColumns: ['daily_totals.member_id'],
  reads: () => ({
    'wallet.tradingAccount': [{ type: 'futures' }, { type: 'option' }, { type: 'spot', symbol: 'BTCUSDT' }],
  }),
})
