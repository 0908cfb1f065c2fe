import { Panel } from '../../shared/ui/panel.tsx'
import { Root } from '../../shared/ui/root.tsx'
import { widget } from '../../shared/ui/widget.tsx'
import type { EarnEvents } from './events.ts'
import { IncomeList } from './income/income-records.tsx'
import { Orders } from './orders/orders.tsx'
import type { EarnKind } from './product.ts'
import { Products } from './products/products.tsx'
import { Summary } from './summary.tsx'
import { allKinds } from './use-earn.ts'
import { useEarnTexts } from './use-earn-texts.ts'
import './earn.css'

export type EarnOverviewProps = EarnEvents & {
  /**
   * Called when the member presses the button for their incomes, so that the host opens the page that lists
   * them. Without this callback the button is hidden.
   */
  onIncomeRecords?: () => void
}

/**
 * An overview of all earning products: the member's totals, the product cards, a calculator, and the member's
 * orders.
 */
export const EarnOverview = widget('earn', function EarnOverview(props: EarnOverviewProps) {
  const { onIncomeRecords, ...events } = props
  const { ready } = useEarnTexts()
  const { onSignIn, onForgotFundPassword, onSetFundPassword } = events
  return (
    <Root name="earn" className="bl-earn">
      {ready && (
        <>
          <Summary withAi={false} onSignIn={onSignIn} onIncomeRecords={onIncomeRecords} />
          <Products kinds={allKinds} {...events}>
            <Orders {...{ onSignIn, onForgotFundPassword, onSetFundPassword }} />
          </Products>
        </>
      )}
    </Root>
  )
})

export type EarnProductsProps = EarnEvents

/** A list of the wealth and pledge products, with a calculator in which the member subscribes to a product. */
export const WealthProducts = widget('wealth', function WealthProducts(events: EarnProductsProps) {
  return <OwnProducts name="wealth" kinds={['wealth', 'pledge']} {...events} />
})

/**
 * A list of the flexible and fixed savings products, with a calculator in which the member subscribes to a
 * product.
 */
export const SavingsProducts = widget('savings', function SavingsProducts(events: EarnProductsProps) {
  return <OwnProducts name="savings" kinds={['savings']} {...events} />
})

function OwnProducts({ name, ...props }: EarnProductsProps & { name: string; kinds: readonly EarnKind[] }) {
  const { ready } = useEarnTexts()
  return (
    <Root name={name} className="bl-earn">
      {ready && <Products {...props} />}
    </Root>
  )
}

export type EarnOrdersProps = Omit<
  EarnEvents,
  'onPledgeRules' | 'pledgeRules' | 'onSubscribed' | 'onDirtyChange'
>

/**
 * The member's wealth, pledge and savings orders. The member can add principal, redeem early, and see the
 * incomes of an order.
 */
export const EarnOrders = widget('earn-orders', function EarnOrders(props: EarnOrdersProps) {
  const { ready } = useEarnTexts()
  return (
    <Root name="earn-orders" className="bl-earn">
      {ready && <Orders {...props} />}
    </Root>
  )
})

export type IncomeRecordsProps = { onSignIn?: () => void }

/** The totals and the list of the member's incomes from wealth, pledge, savings and AI plans. */
export const IncomeRecords = widget(
  'income-records',
  function IncomeRecords({ onSignIn }: IncomeRecordsProps) {
    const { ready } = useEarnTexts()
    return (
      <Root name="income-records" className="bl-earn">
        {ready && (
          <>
            <Summary withAi />
            <Panel className="bl-orders">
              <IncomeList onSignIn={onSignIn} />
            </Panel>
          </>
        )}
      </Root>
    )
  },
)
