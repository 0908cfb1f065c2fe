import { OneClickGate } from '../../../shared/one-click/one-click-gate.tsx'
import type { OneClickProps } from '../../../shared/one-click/use-pressed-price.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const ContractOneClick = lazyPart(() =>
  import('./contract-one-click.tsx').then(({ ContractOneClick }) => ContractOneClick),
)

/**
 * The switch of one-click trading for a contract. With the layout `book` it is a row below a ticket; while it is on, a
 * press at a price of the order book sends a limit order of a fixed size. With the layout `buttons` it is a box between
 * two buttons of the page; while it is on, a press of one of them sends a market order. The orders have the margin mode
 * and leverage of the ticket. The switch is off initially and after a change of the contract. It is not shown to users
 * who are not logged in, and not in an iframe, where every order must be confirmed.
 */
export function FuturesOneClick(props: OneClickProps) {
  return (
    <OneClickGate>
      <ContractOneClick key={props.symbol} {...props} />
    </OneClickGate>
  )
}
