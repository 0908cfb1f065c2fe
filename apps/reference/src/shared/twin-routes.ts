import { type Device, decideDevice } from './device.ts'
import { pathTo, type RouteName, routeOf, routes } from './routes.ts'

/** Desktop routes with their mobile counterparts. A route that is not listed has one page for every width. */
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
 * Returns the path of a page in the layout of the device; a desktop page with a mobile counterpart leads to
 * it on a phone.
 */
export function pathOn(device: Device, name: RouteName, id?: string | number): string {
  const twin = device === 'mobile' && !routeOf(name).mobile ? twins[name] : undefined
  return pathTo(twin ?? name, id)
}

/** Returns the path that a link of a text leads to in the layout of a device; the query stays. */
export function pathInText(device: Device, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const route = routes.find((one) => one.path === pathname)
  return route ? pathOn(device, route.name) + rest : path
}

/** Returns the path of a page in the current layout. */
export const pathHere = (name: RouteName, id?: string | number): string =>
  pathOn(decideDevice('', window.innerWidth), name, id)

/** Returns the path of the notices: all of them, or one of them open. */
export const noticePath = ({ view, id }: { view: string; id?: number }): string =>
  `${pathHere('notice')}?view=${view}${id === undefined ? '' : `&id=${id}`}`

/** Returns the path of a symbol's trading page in the current layout, desktop or phone. */
export const tradePath = (symbol: string, product: 'spot' | 'futures' = 'spot'): string =>
  `${pathHere(product === 'spot' ? 'exchange' : 'cexchange')}?symbol=${symbol}`
