import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  // Totals are stored at the end of a UTC day, and no day has ended.
  emptyColumns: ['daily_totals.member_id'],
  reads: () => ({
    'wallet.tradingAccount': [{ type: 'futures' }, { type: 'option' }, { type: 'spot', symbol: 'BTCUSDT' }],
  }),
})
