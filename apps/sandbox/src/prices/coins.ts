import { listings } from './listings.ts'

/** A coin that wallets can hold. */
export interface Coin {
  coin: string
  name: string
  /** Path of the icon on the site. */
  icon: string
}

const TETHER: [string, string] = ['USDT', 'Tether']

const names = new Map([TETHER, ...listings.map(({ base, name }): [string, string] => [base, name])])

/** All coins: USDT first, then the others in the order of the coin menu. */
export const coins: readonly Coin[] = [...names].map(([coin, name]) => ({
  coin,
  name,
  icon: `/icons/${coin.toLowerCase()}.svg`,
}))
