import type { Wallet } from '../shared/data/use-balances.ts'

/**
 * Returns a wallet with this amount of USDT in the spot account. The coin can be deposited and withdrawn on TRON.
 */
export const usdtWallet = (available: string): Wallet => ({
  total_usdt: available,
  total_btc: '0.02500000',
  by_account: { spot: available, futures: '0.00000000', finance: '0.00000000', loans: '0.00000000' },
  list: [
    {
      coin: 'USDT',
      name: 'Tether USD',
      account: 'spot',
      available,
      frozen: '0.00000000',
      total: available,
      price_usdt: '1',
      value_usdt: available,
      icon: '/icons/usdt.svg',
      deposit_enabled: true,
      withdraw_enabled: true,
      chains: [
        {
          chain: 'TRC20',
          deposit_min: '0.001',
          confirmations: 3,
          block_seconds: 10,
          withdraw_min: '10',
          withdraw_max: '100000',
          fee_fixed: '1',
          fee_rate: '0',
        },
      ],
    },
  ],
})

/** A wallet with 1,500 USDT. */
export const fundWallet = usdtWallet('1500.00000000')
