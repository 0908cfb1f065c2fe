import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../shared/routes.ts'
import { pathHere, tradePath } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/**
 * Returns the handlers of the wallet's buttons and rows. `moving` is the direction of the transfer in the open
 * dialog, into or out of the futures account; null while the dialog is closed.
 */
export function useWalletActions() {
  const navigate = useNavigate()
  const signIn = useSignIn()
  const [moving, setMoving] = useState<'in' | 'out' | null>(null)
  const go = (path: string) => void navigate(path)
  const withCoin = (path: string, coin?: string) => go(coin ? `${path}?coin=${coin}` : path)
  const deposit = (coin?: string) => withCoin(pathHere('recharge'), coin)
  const withdraw = (coin?: string) => withCoin(pathHere('withdraw'), coin)
  return {
    moving,
    setMoving,
    deposit,
    withdraw,
    convert: () => go(pathHere('transition')),
    signIn,
    records: () => go(pathTo('mbrecords')),
    changes: () => go(pathHere('accountRecord')),
    rows: {
      onTrade: (symbol: string) => go(tradePath(symbol)),
      onTradeFutures: () => go(pathHere('cexchange')),
      onTransfer: (_: string, from: 'spot' | 'futures') => setMoving(from === 'spot' ? 'in' : 'out'),
      onDeposit: deposit,
      onWithdraw: withdraw,
    },
  }
}

export type WalletActionHandlers = ReturnType<typeof useWalletActions>
