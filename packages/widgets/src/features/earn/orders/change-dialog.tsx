import { type Decimal, isZero, trim } from '@bourselet/sdk/money'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { type Fact, Facts } from '../../../shared/records/facts.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { Available, useCopiesField } from '../calculator/size-part.tsx'
import type { EarnOrder } from '../order.ts'
import { type EarnProduct, limitLeft } from '../product.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import { addedAmount, appendProblem, type ChangeAction, redeemProblem, redemptionOf } from './order-change.ts'
import '../calculator/calculator.css'
import './orders.css'

export type OrderChange = { action: ChangeAction; order: EarnOrder; product: EarnProduct | undefined }

export type ChangeDialogProps = FundPasswordLinks & {
  /** The change that the dialog shows; null while the dialog is closed. */
  change: OrderChange | null
  /** Principal of the member's running orders in the same product. */
  used: Decimal
  onClose: () => void
}

/**
 * A dialog that adds principal to a running order or redeems it early. It shows the resulting amounts before
 * the member enters the fund password.
 */
export function ChangeDialog({ change, used, onClose, ...links }: ChangeDialogProps) {
  const { t } = useEarnTexts()
  const last = useLast(change)
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && onClose()}
      sticky
      title={last && t(`change.title.${last.action}`, { name: last.order.name })}
    >
      {last && (
        <Change key={`${last.action}${last.order.order_no}`} change={last} {...{ used, onClose, links }} />
      )}
    </Dialog>
  )
}

/** Maximum number of additions left that the dialog shows. A larger number is not shown. */
const FEW_ADDITIONS = 20

type ChangeProps = { change: OrderChange; used: Decimal; onClose: () => void; links: FundPasswordLinks }

const places = {
  INVEST_ABOVE_MAX: 'size',
  STEP: 'size',
  COPIES_SOLD_OUT: 'size',
  INSUFFICIENT_BALANCE: 'size',
} as const

function Change({ change, used, onClose, links }: ChangeProps) {
  const { action, order, product } = change
  const { t, exact, entered, most } = useEarnTexts()
  const { show } = useToast()
  const { data: wallet } = useBalances()
  const row = wallet?.list.find(({ coin, account }) => coin === order.coin && account === 'spot')
  const available = wallet ? trim(row?.available ?? '0') : null
  const isFlexible = order.kind === 'savings' && order.maturityDate === null
  const hasSize = action === 'append' || isFlexible
  const problemOf = (size: Decimal | '') => {
    if (action === 'redeem') return isFlexible ? redeemProblem(size, order.principal) : null
    return product ? appendProblem(size, { product, used, available }) : 'PRODUCT_CLOSED'
  }
  const amountOf = (size: Decimal | '') => {
    if (action === 'redeem') return isFlexible && size !== '' ? trim(size) : trim(order.principal)
    return product && size !== '' ? addedAmount(product, size) : '0'
  }
  const form = useForm({
    initial: { size: (action === 'redeem' ? trim(order.principal) : '') as Decimal | '' },
    check: ({ size }) => {
      const problem = problemOf(size)
      return problem ? { size: problem } : {}
    },
    places,
    needsFundPassword: true,
    request: ({ size }) => ({ action, order_no: order.order_no, kind: order.kind, amount: amountOf(size) }),
    send: async (sdk, { amount, kind, order_no }, { fundPassword: trade_password, idempotencyKey }) => {
      if (action === 'append') {
        await sdk.wealth.change({ order_no, amount, trade_password }, { idempotencyKey })
        return amount
      }
      if (kind === 'savings') {
        const part = isFlexible ? { amount } : {}
        await sdk.savings.add({ action: 'redeem', order_no, ...part, trade_password }, { idempotencyKey })
        return amount
      }
      const redeemed = await sdk.wealth.change(
        { action: 'redeem', order_no, trade_password },
        { idempotencyKey },
      )
      return redeemed.paid_back ?? redemptionOf(order, product, amount).payout
    },
    onDone(got: Decimal) {
      show({ tone: 'success', title: t(`change.done.${action}`, { amount: exact(got, order.coin) }) })
      onClose()
    },
  })
  const { size } = form.values
  const copies = useCopiesField(action === 'append' ? product : undefined, used, size)
  const button = (amount: Decimal) => t(`change.submit.${action}`, { amount: entered(amount, order.coin) })
  return (
    <form className="bl-earn__change" {...form.props}>
      {hasSize && (
        <AmountField
          {...form.field('size')}
          label={t('calculator.amount')}
          unit={order.coin}
          corner={
            action === 'redeem' ? (
              <button
                type="button"
                className="bl-link"
                onClick={() => form.set({ size: trim(order.principal) })}
              >
                {t('change.all')}
              </button>
            ) : (
              copies && <Available value={available} coin={order.coin} />
            )
          }
          hint={
            action === 'append' && product
              ? t('change.appendHint', {
                  max: most(limitLeft(product, used), order.coin),
                  available: most(available ?? '0', order.coin),
                })
              : t('change.redeemHint', { max: most(order.principal, order.coin) })
          }
          {...copies}
        />
      )}
      <ChangeFacts change={change} amount={amountOf(size)} />
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
        {button(amountOf(size))}
      </Button>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={({ amount }) => ({
          button: button(amount),
          summary: <ChangeFacts change={change} amount={amount} />,
        })}
      />
    </form>
  )
}

/** Shows the amounts that result from adding principal or redeeming. */
function ChangeFacts({ change, amount }: { change: OrderChange; amount: Decimal }) {
  const { t, exact } = useEarnTexts()
  const { action, order, product } = change
  const line = (label: string, value: Decimal, minus = false): Fact | null =>
    isZero(value) ? null : [label, `${minus ? '−' : ''}${exact(value, order.coin)}`]
  if (action === 'append') {
    return (
      <>
        <Facts
          rows={[
            [t('change.principalNow'), exact(order.principal, order.coin)],
            [t('change.added'), exact(amount, order.coin)],
          ]}
        />
        <p className="bl-earn__note">{t('change.appendNote')}</p>
        {order.additionsLeft !== undefined && order.additionsLeft <= FEW_ADDITIONS && (
          <p className="bl-earn__note">{t('change.additionsLeft', { count: order.additionsLeft })}</p>
        )}
      </>
    )
  }
  const { clawback, penalty, lost, payout, left } = redemptionOf(order, product, amount)
  return (
    <>
      <Facts
        rows={[
          [t('change.principal'), exact(order.principal, order.coin)],
          line(t('change.clawback'), clawback, true),
          line(t('change.penalty'), penalty, true),
          lost === null ? null : [t('change.lost'), exact(lost, order.coin)],
          line(t('change.left'), left),
          [
            <strong key="payout">{t('change.payout')}</strong>,
            <strong key="sum">{exact(payout, order.coin)}</strong>,
            'payout',
          ],
        ]}
      />
      {order.kind === 'savings' && order.maturityDate === null && (
        <p className="bl-earn__note">{t('change.flexibleNote')}</p>
      )}
    </>
  )
}
