import { lazy } from 'react'
import { OneClickGate } from '../../../shared/one-click/one-click-gate.tsx'
import type { OneClickProps } from '../../../shared/one-click/use-pressed-price.ts'

const ContractOneClick = lazy(() => import('./contract-one-click.tsx'))

/**
 * The switch of one-click trading for a contract, below a ticket: while it is on, a press at a price of the order
 * book sends a limit order of a fixed size with the ticket's margin mode and leverage. Off until the member turns
 * it on, and again when the contract changes. Renders nothing for visitors and in a frame, where every order is
 * confirmed.
 */
export function FuturesOneClick(props: OneClickProps) {
  return (
    <OneClickGate>
      <ContractOneClick key={props.symbol} {...props} />
    </OneClickGate>
  )
}
