import { type Device, decideDevice } from './device.ts'
import { pathTo, type RouteName, routeOf } from './routes.ts'

/** Pages that both layouts have. What is not here has one page for every width. */
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
  revenueDetails: 'mblist',
}

/** The address of a page in the layout of the device: of its mobile twin where it has one. */
export function pathOn(device: Device, name: RouteName, id?: string | number): string {
  const twin = device === 'mobile' && !routeOf(name).mobile ? twins[name] : undefined
  return pathTo(twin ?? name, id)
}

/** The address of a page in the layout in use now. */
export const pathHere = (name: RouteName, id?: string | number): string =>
  pathOn(decideDevice('', window.innerWidth), name, id)

/** The terminal of a symbol in the layout in use now. */
export const tradePath = (symbol: string, product: 'spot' | 'futures' = 'spot'): string =>
  `${pathHere(product === 'spot' ? 'exchange' : 'cexchange')}?symbol=${symbol}`
