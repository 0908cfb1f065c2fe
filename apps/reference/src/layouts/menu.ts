import { type IconShape, icons } from '@bourselet/widgets/ui'
import type { RouteName } from '../shared/routes.ts'

/**
 * The entries of the main menu. The label of an entry is the message `site:menu.<key>`. A page marks the entry
 * whose `index` equals the page's `activeMenuIndex`.
 */
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

/**
 * The menu of the user center: groups of entries. `label` is a message key of the namespace `site`. `pages` are the
 * tabs of an entry that has several pages.
 */
export const sideMenu = [
  {
    key: 'funds',
    entries: [
      { route: 'account', label: 'title.account', icon: icons.wallet, pages: ['account', 'currency'] },
      { route: 'recharge', label: 'title.recharge', icon: icons.deposit },
      { route: 'withdraw', label: 'title.withdraw', icon: icons.withdraw },
      { route: 'transition', label: 'short.convert', icon: icons.swap },
      { route: 'accountRecord', label: 'short.records', icon: icons.clock },
    ],
  },
  {
    key: 'trading',
    entries: [
      { route: 'current', label: 'terminal.orders', icon: icons.list },
      {
        route: 'revenueDetails',
        label: 'menu.earn',
        icon: icons.percent,
        pages: ['revenueDetails', 'orderRecord'],
      },
      { route: 'loansRecord', label: 'menu.loans', icon: icons.bank },
    ],
  },
  {
    key: 'account',
    entries: [
      {
        route: 'authentication',
        label: 'side.identity',
        icon: icons.user,
        pages: ['authentication', 'credit'],
      },
      { route: 'my', label: 'side.security', icon: icons.shield },
      { route: 'address', label: 'side.addresses', icon: icons.doc },
      { route: 'invite', label: 'short.invite', icon: icons.userPlus },
    ],
  },
] as const satisfies readonly { key: string; entries: readonly SideEntry[] }[]

export type SideEntry = {
  route: RouteName
  label: string
  icon: IconShape
  pages?: readonly RouteName[]
}

export type SideRoute = (typeof sideMenu)[number]['entries'][number]['route']

/** The pages with orders, grouped by product. The entry Orders of the user center's menu opens the first page. */
export const orderPages = [
  {
    label: 'menu.spot',
    pages: [
      { route: 'current', label: 'terminal.open' },
      { route: 'history', label: 'terminal.history' },
      { route: 'trade', label: 'terminal.fills' },
    ],
  },
  {
    label: 'menu.futures',
    pages: [
      { route: 'current1', label: 'terminal.open' },
      { route: 'history1', label: 'terminal.history' },
    ],
  },
  {
    label: 'menu.options',
    pages: [
      { route: 'current2', label: 'title.current2' },
      { route: 'history2', label: 'title.history2' },
      { route: 'records', label: 'title.records' },
    ],
  },
] as const satisfies readonly {
  label: string
  pages: readonly { route: RouteName; label: string }[]
}[]

/** The five entries of the bottom bar on a phone. */
export const bottomBar = [
  { key: 'home', route: 'mbhome', icon: icons.home },
  { key: 'markets', route: 'mbquotes', icon: icons.market },
  { key: 'trade', route: 'mbexchange', icon: icons.candles },
  { key: 'futures', route: 'mbcurrency', icon: icons.trend },
  { key: 'assets', route: 'account', icon: icons.wallet },
] as const satisfies readonly { key: string; route: RouteName; icon: IconShape }[]

/** The columns of links in the footer. The text of a link is the title of its page. */
export const footerColumns = [
  { key: 'trade', routes: ['market', 'exchange', 'cexchange', 'option', 'transition'] },
  { key: 'finance', routes: ['money', 'loans', 'ai'] },
  { key: 'account', routes: ['recharge', 'withdraw', 'authentication', 'invite'] },
  { key: 'help', routes: ['help', 'notice', 'aboutus'] },
  { key: 'legal', routes: ['terms', 'privacy', 'disclaimer', 'rules', 'law'] },
] as const satisfies readonly { key: string; routes: readonly RouteName[] }[]
