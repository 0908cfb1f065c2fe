import type { WithdrawRule } from '@bourselet/sdk/money'

/** A chain on which a coin comes in and goes out, with its terms (rulebook 15 and 16). */
export interface CoinChain {
  coin: string
  chain: string
  deposit: { min: string; confirmations: number }
  /** One confirmation takes so long. */
  blockSeconds: number
  withdraw: WithdrawRule
}

/** Seconds. Every so often the simulated chains have a new block (rulebook 15). */
export const BLOCK_SECONDS = 10

const DEPOSIT = { min: '0.001', confirmations: 3 }

const row = (
  coin: string,
  chain: string,
  [fee_fixed, min, max]: [fee: string, min: string, max: string],
): CoinChain => ({
  coin,
  chain,
  deposit: DEPOSIT,
  blockSeconds: BLOCK_SECONDS,
  withdraw: { fee_fixed, fee_rate: '0', min, max },
})

/** Every chain of every coin; a coin that is not here can only be traded. */
export const coinChains: readonly CoinChain[] = [
  row('USDT', 'TRC20', ['1', '10', '100000']),
  row('USDT', 'ERC20', ['5', '20', '100000']),
  row('USDT', 'BEP20', ['0.5', '10', '100000']),
  row('BTC', 'BTC', ['0.0002', '0.001', '10']),
  row('ETH', 'ERC20', ['0.002', '0.01', '200']),
  row('TRX', 'TRC20', ['1', '10', '1000000']),
]

/** A payout of USDT to a bank card. */
export const BANK_PAYOUT: { coin: string; withdraw: WithdrawRule } = {
  coin: 'USDT',
  withdraw: { fee_fixed: '2', fee_rate: '0.005', min: '50', max: '50000' },
}

export const chainsOf = (coin: string) => coinChains.filter((one) => one.coin === coin)

export const findChain = (coin: string, chain: string) => chainsOf(coin).find((one) => one.chain === chain)
