import type { IconName } from '@bourselet/widgets/ui'
import type { RouteName } from '../shared/routes.ts'

/** The main menu: message key (`site:menu.<key>`), route, and the `activeMenuIndex` that marks the entry. */
export const menu = [
  { key: 'home', route: 'home', index: 1 },
  { key: 'markets', route: 'market', index: 8 },
  { key: 'spot', route: 'exchange', index: 11 },
  { key: 'futures', route: 'cexchange', index: 2 },
  { key: 'options', route: 'option', index: 6 },
  { key: 'ai', route: 'ai', index: 5 },
  { key: 'earn', route: 'money', index: 7 },
  { key: 'loans', route: 'loans', index: 10 },
  { key: 'help', route: 'help', index: 3 },
] as const satisfies readonly { key: string; route: RouteName; index: number }[]

/** The user centre's menu: groups of routes, each labelled by its route's title. */
export const sideMenu = [
  { key: 'assets', routes: ['account', 'recharge', 'withdraw', 'transition', 'accountRecord', 'address'] },
  {
    key: 'orders',
    routes: ['current', 'history', 'trade', 'current1', 'history1', 'current2', 'history2', 'records'],
  },
  { key: 'finance', routes: ['revenueDetails', 'loansRecord', 'orderRecord'] },
  {
    key: 'profile',
    routes: ['my', 'authentication', 'editPassword', 'editPasswordTrade', 'invite', 'notice'],
  },
] as const satisfies readonly { key: string; routes: readonly RouteName[] }[]

export const sideIcons: Record<(typeof sideMenu)[number]['routes'][number], IconName> = {
  account: 'wallet',
  recharge: 'deposit',
  withdraw: 'withdraw',
  transition: 'swap',
  accountRecord: 'clock',
  address: 'doc',
  current: 'list',
  history: 'clock',
  trade: 'receipt',
  current1: 'list',
  history1: 'clock',
  current2: 'list',
  history2: 'clock',
  records: 'receipt',
  revenueDetails: 'percent',
  loansRecord: 'bank',
  orderRecord: 'chip',
  my: 'user',
  authentication: 'shield',
  editPassword: 'lock',
  editPasswordTrade: 'lock',
  invite: 'user-plus',
  notice: 'bell',
}

/** The five entries of the phone's bottom bar. */
export const bottomBar = [
  { key: 'home', route: 'mbhome', icon: 'home' },
  { key: 'markets', route: 'mbquotes', icon: 'market' },
  { key: 'trade', route: 'mbexchange', icon: 'candles' },
  { key: 'futures', route: 'mbcurrency', icon: 'trend' },
  { key: 'assets', route: 'account', icon: 'wallet' },
] as const satisfies readonly { key: string; route: RouteName; icon: IconName }[]
