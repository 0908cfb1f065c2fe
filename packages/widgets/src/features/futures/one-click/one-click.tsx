import { OneClickGate } from '../../../shared/one-click/one-click-gate.tsx'
import type { OneClickProps } from '../../../shared/one-click/use-pressed-price.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const ContractOneClick = lazyPart(() =>
  import('./contract-one-click.tsx').then(({ ContractOneClick }) => ContractOneClick),
)

/**
 * The switch of one-click trading for a contract, below a ticket. While the switch is on, a press at a price of the
 * order book sends a limit order of a fixed size with the ticket's margin mode and leverage. With the layout `buttons`, a
 * press of a button of the page sends a market order instead. The switch is off
 * initially and after a change of the contract. It is hidden if no user is logged in. It is also hidden in an iframe,
 * because there every order must be confirmed.
 */
export function FuturesOneClick(props: OneClickProps) {
  return (
    <OneClickGate>
      <ContractOneClick key={props.symbol} {...props} />
    </OneClickGate>
  )
}
