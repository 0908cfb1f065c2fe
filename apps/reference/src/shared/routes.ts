/** A page address of the site with its layout options. The title of the page is the message `site:title.<name>`. */
interface RouteRow {
  name: string
  path: string
  /** The folder in `features` that contains the page. */
  feature: string
  /** Name of the page's file without `.page.tsx`, for routes that show the same page. */
  page?: string
  /** True for a page of the mobile layout, which has no header and no footer. */
  mobile?: boolean
  /** True for a page for members: a user who is not logged in must log in first and then returns to the page. */
  member?: boolean
  activeMenuIndex?: number
  /** The route whose entry is marked in the menu of the user center: the page itself or its parent page. */
  sideMenu?: string
  /** True for a page outside the user center that also has a page bar instead of the header on a phone. */
  pageBar?: boolean
  withoutFooter?: boolean
  /**
   * True for a page without the icon of customer service. On terminals and order panels the icon would cover figures
   * and buttons, and help pages already show the contact.
   */
  withoutServiceIcon?: boolean
}

const table = [
  { name: 'home', path: '/home', feature: 'site', activeMenuIndex: 1 },
  {
    name: 'exchange',
    path: '/exchange',
    feature: 'spot',
    activeMenuIndex: 11,
    withoutFooter: true,
    withoutServiceIcon: true,
  },
  {
    name: 'cexchange',
    path: '/cexchange',
    feature: 'futures',
    activeMenuIndex: 2,
    withoutFooter: true,
    withoutServiceIcon: true,
  },
  {
    name: 'option',
    path: '/option',
    feature: 'prediction',
    activeMenuIndex: 6,
    withoutFooter: true,
    withoutServiceIcon: true,
  },
  { name: 'market', path: '/market', feature: 'market', activeMenuIndex: 8 },
  { name: 'ai', path: '/ai', feature: 'ai', activeMenuIndex: 5, withoutServiceIcon: true },
  { name: 'login', path: '/login', feature: 'session', withoutFooter: true },
  { name: 'register', path: '/register', feature: 'session', withoutFooter: true },
  { name: 'terms', path: '/terms', feature: 'site', page: 'content' },
  { name: 'rules', path: '/rules', feature: 'site', page: 'content' },
  { name: 'law', path: '/law', feature: 'site', page: 'content' },
  { name: 'privacy', path: '/privacy', feature: 'site', page: 'content' },
  { name: 'disclaimer', path: '/disclaimer', feature: 'site', page: 'content' },
  { name: 'serve', path: '/serve', feature: 'site', page: 'content' },
  { name: 'my', path: '/my', feature: 'account', member: true, sideMenu: 'my' },
  { name: 'records', path: '/records', feature: 'prediction', member: true, sideMenu: 'current' },
  { name: 'current', path: '/current', feature: 'spot', member: true, sideMenu: 'current' },
  { name: 'current1', path: '/current1', feature: 'futures', member: true, sideMenu: 'current' },
  { name: 'current2', path: '/current2', feature: 'prediction', member: true, sideMenu: 'current' },
  { name: 'history', path: '/history', feature: 'spot', member: true, sideMenu: 'current' },
  { name: 'history1', path: '/history1', feature: 'futures', member: true, sideMenu: 'current' },
  { name: 'history2', path: '/history2', feature: 'prediction', member: true, sideMenu: 'current' },
  { name: 'trade', path: '/trade', feature: 'spot', member: true, sideMenu: 'current' },
  {
    name: 'authentication',
    path: '/authentication',
    feature: 'kyc',
    page: 'kyc',
    member: true,
    sideMenu: 'authentication',
  },
  { name: 'credit', path: '/credit', feature: 'kyc', member: true, sideMenu: 'authentication' },
  {
    name: 'orderBuy',
    path: '/orderBuy/:id',
    feature: 'ai',
    member: true,
    sideMenu: 'revenueDetails',
    withoutServiceIcon: true,
  },
  {
    name: 'orderRecord',
    path: '/orderRecord',
    feature: 'ai',
    page: 'orders',
    member: true,
    sideMenu: 'revenueDetails',
  },
  { name: 'order', path: '/order', feature: 'ai', page: 'orders', member: true, sideMenu: 'revenueDetails' },
  { name: 'currency', path: '/currency', feature: 'wallet', member: true, sideMenu: 'account' },
  {
    name: 'account',
    path: '/account',
    feature: 'wallet',
    member: true,
    activeMenuIndex: 9,
    sideMenu: 'account',
  },
  {
    name: 'accountRecord',
    path: '/accountRecord',
    feature: 'wallet',
    member: true,
    sideMenu: 'accountRecord',
  },
  {
    name: 'revenueDetails',
    path: '/revenueDetails',
    feature: 'earn',
    member: true,
    activeMenuIndex: 7,
    sideMenu: 'revenueDetails',
  },
  { name: 'invite', path: '/invite', feature: 'invite', member: true, sideMenu: 'invite' },
  { name: 'notice', path: '/notice', feature: 'notices', pageBar: true },
  { name: 'aboutus', path: '/aboutus', feature: 'site', page: 'content', activeMenuIndex: 4 },
  { name: 'money', path: '/money', feature: 'earn', activeMenuIndex: 7, withoutServiceIcon: true },
  {
    name: 'transition',
    path: '/transition',
    feature: 'convert',
    sideMenu: 'transition',
    withoutServiceIcon: true,
  },
  { name: 'address', path: '/address', feature: 'withdraw', member: true, sideMenu: 'address' },
  { name: 'recharge', path: '/recharge', feature: 'deposit', member: true, sideMenu: 'recharge' },
  {
    name: 'rechargeRecord',
    path: '/rechargeRecord',
    feature: 'deposit',
    member: true,
    sideMenu: 'recharge',
  },
  { name: 'withdraw', path: '/withdraw', feature: 'withdraw', member: true, sideMenu: 'withdraw' },
  {
    name: 'withdrawRecords',
    path: '/withdrawRecords',
    feature: 'withdraw',
    member: true,
    sideMenu: 'withdraw',
  },
  {
    name: 'loans',
    path: '/loans',
    pageBar: true,
    feature: 'loans',
    activeMenuIndex: 10,
    withoutServiceIcon: true,
  },
  { name: 'loansRecord', path: '/loansRecord', feature: 'loans', member: true, sideMenu: 'loansRecord' },
  {
    name: 'help',
    path: '/help',
    feature: 'help',
    activeMenuIndex: 3,
    withoutServiceIcon: true,
    pageBar: true,
  },
  { name: 'help_detail', path: '/help_detail/:id', feature: 'help', withoutServiceIcon: true, pageBar: true },
  {
    name: 'editPassword',
    path: '/editPassword',
    feature: 'account',
    page: 'password',
    member: true,
    sideMenu: 'my',
  },
  {
    name: 'editPasswordTrade',
    path: '/editPasswordTrade',
    feature: 'account',
    page: 'fund-password',
    member: true,
    sideMenu: 'my',
  },
  { name: 'test', path: '/test', feature: 'gallery', withoutFooter: true, withoutServiceIcon: true },
  { name: 'mblogin', path: '/mblogin', feature: 'session', mobile: true },
  { name: 'mbregister', path: '/mbregister', feature: 'session', mobile: true },
  { name: 'mbterms', path: '/mbterms', feature: 'site', page: 'content', mobile: true },
  { name: 'mbuser', path: '/mbuser', feature: 'account', mobile: true, member: true },
  { name: 'mbdeposit', path: '/mbdeposit', feature: 'deposit', mobile: true, member: true },
  { name: 'mbwithdraw', path: '/mbwithdraw', feature: 'withdraw', mobile: true, member: true },
  { name: 'mbwithdrawRecords', path: '/mbwithdrawRecords', feature: 'withdraw', mobile: true, member: true },
  { name: 'mbrecords', path: '/mbrecords', feature: 'wallet', mobile: true, member: true },
  { name: 'mbshare', path: '/mbshare', feature: 'invite', mobile: true, member: true },
  { name: 'mbsecurityCenter', path: '/mbsecurityCenter', feature: 'account', mobile: true, member: true },
  {
    name: 'mbmodifyPwd',
    path: '/mbmodifyPwd',
    feature: 'account',
    page: 'password',
    mobile: true,
    member: true,
  },
  {
    name: 'mbsetWithdrawPwd',
    path: '/mbsetWithdrawPwd',
    feature: 'account',
    page: 'fund-password',
    mobile: true,
    member: true,
  },
  { name: 'mbuserMenu', path: '/mbuserMenu', feature: 'account', mobile: true, member: true },
  { name: 'mbpropagate', path: '/mbpropagate', feature: 'ai', mobile: true },
  {
    name: 'mbpropagatelist',
    path: '/mbpropagatelist',
    feature: 'ai',
    page: 'orders',
    mobile: true,
    member: true,
  },
  { name: 'mbquotes', path: '/mbquotes', feature: 'market', mobile: true },
  { name: 'propagateBuy', path: '/propagateBuy/:id', feature: 'ai', mobile: true, member: true },
  { name: 'mbcurrency', path: '/mbcurrency', feature: 'futures', mobile: true },
  { name: 'mblist', path: '/mblist', feature: 'earn', mobile: true },
  { name: 'mbhome', path: '/mbhome', feature: 'site', mobile: true },
  { name: 'mbaccountRecords', path: '/mbaccountRecords', feature: 'wallet', mobile: true, member: true },
  { name: 'mbkyc', path: '/mbkyc', feature: 'kyc', page: 'kyc', mobile: true, member: true },
  { name: 'mbexchange', path: '/mbexchange', feature: 'spot', mobile: true },
  { name: 'mbrules', path: '/mbrules', feature: 'site', page: 'content', mobile: true },
  { name: 'mboption', path: '/mboption', feature: 'prediction', mobile: true },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof table)[number]['name']
export type Feature = (typeof table)[number]['feature']

/**
 * A row of the table. `name` and `feature` have types that contain only the values of the table, so a misspelled value
 * is a type error.
 */
export interface SiteRoute extends RouteRow {
  name: RouteName
  feature: Feature
}

export const routes: readonly SiteRoute[] = table

const byName = new Map(routes.map((route) => [route.name, route]))

export const routeOf = (name: RouteName): SiteRoute => byName.get(name)!

/** Returns the path of a route. `id` replaces the parameter in the path, for routes that have one. */
export const pathTo = (name: RouteName, id?: string | number): string =>
  routeOf(name).path.replace(':id', encodeURIComponent(String(id ?? '')))
