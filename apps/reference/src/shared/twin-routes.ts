import { type Device, decideDevice } from './device.ts'
import { pathTo, type RouteName, routeOf, routes } from './routes.ts'

/**
 * Desktop routes and their mobile counterparts. If a desktop route is not listed, its page is used for every
 * window width.
 */
const twins: Partial<Record<RouteName, RouteName>> = {
  home: 'mbhome',
  market: 'mbquotes',
  exchange: 'mbexchange',
  cexchange: 'mbcurrency',
  option: 'mboption',
  ai: 'mbpropagate',
  orderBuy: 'propagateBuy',
  orderRecord: 'mbpropagatelist',
  login: 'mblogin',
  register: 'mbregister',
  terms: 'mbterms',
  rules: 'mbrules',
  my: 'mbuser',
  accountRecord: 'mbaccountRecords',
  recharge: 'mbdeposit',
  withdraw: 'mbwithdraw',
  withdrawRecords: 'mbwithdrawRecords',
  authentication: 'mbkyc',
  invite: 'mbshare',
  editPassword: 'mbmodifyPwd',
  editPasswordTrade: 'mbsetWithdrawPwd',
  money: 'mblist',
}

/**
 * Returns the path of a page for a device. On a phone, this is the path of the mobile counterpart, if the page
 * has one.
 */
export function pathOn(device: Device, name: RouteName, id?: string | number): string {
  const twin = device === 'mobile' && !routeOf(name).mobile ? twins[name] : undefined
  return pathTo(twin ?? name, id)
}

/**
 * Returns the path to which a link in a text of the operator leads on a device. Keeps the query and the fragment of the
 * link.
 */
export function pathInText(device: Device, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const route = routes.find((one) => one.path === pathname)
  return route ? pathOn(device, route.name) + rest : path
}

/** Returns the path of a page in the current layout. */
export const pathHere = (name: RouteName, id?: string | number): string =>
  pathOn(decideDevice('', window.innerWidth), name, id)

/** Returns the path of the page with notices. If `id` is given, the page opens this announcement or message. */
export const noticePath = ({ view, id }: { view: string; id?: number }): string =>
  `${pathHere('notice')}?view=${view}${id === undefined ? '' : `&id=${id}`}`

/** Returns the path of the terminal of a symbol in the current layout. */
export const tradePath = (symbol: string, product: 'spot' | 'futures' = 'spot'): string =>
  `${pathHere(product === 'spot' ? 'exchange' : 'cexchange')}?symbol=${symbol}`
