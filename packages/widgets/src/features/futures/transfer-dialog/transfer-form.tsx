import { add, compare, type Decimal, isWireAmount, trim } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { useFuturesAccount } from '../../../shared/data/use-futures-account.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { type Direction, TransferRoute } from './transfer-route.tsx'

export type TransferFormProps = FundPasswordLinks & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Default: into the futures account. */
  direction?: Direction
}

const COIN = 'USDT'

/** A dialog with a form that moves USDT between the spot and the futures account. */
export function TransferForm({ open, onOpenChange, direction = 'in', ...links }: TransferFormProps) {
  const { t } = useText('futures')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} sticky title={t('transfer.title')} description={COIN}>
      {/* The form mounts when the dialog opens, so that it is empty each time. */}
      <TransferEntry direction={direction} onDone={() => onOpenChange(false)} {...links} />
    </Dialog>
  )
}

type EntryProps = FundPasswordLinks & { direction: Direction; onDone: () => void }

function TransferEntry({ direction: given, onDone, ...links }: EntryProps) {
  const { t } = useText('futures')
  const { page } = useBourselet()
  const { show } = useToast()
  const format = useFormat()
  const errorText = useErrorText()
  const [direction, setDirection] = useState(given)
  const most = useMost(direction)
  const words = (amount: Decimal) => `${format.amount(amount, { minDecimals: 2 })}\u00a0${COIN}`
  const form = useForm({
    initial: { amount: '' as Decimal | '' },
    check: ({ amount }) => checkAmount(amount, most),
    places: { INSUFFICIENT_BALANCE: 'amount', CONVERT_MIN: 'amount', CONVERT_MAX: 'amount' },
    needsFundPassword: true,
    request({ amount }) {
      const [from_account, to_account] =
        direction === 'in' ? (['spot', 'futures'] as const) : (['futures', 'spot'] as const)
      return { from_account, to_account, from_coin: COIN, amount: trim(amount) }
    },
    send: (sdk, request, { fundPassword, idempotencyKey }) =>
      sdk.convert.exchange({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone(_, { amount }) {
      show({ tone: 'success', title: t('transfer.done', { amount: words(amount) }) })
      void page.queryClient.invalidateQueries({ queryKey: positionsKey })
      void page.queryClient.invalidateQueries({ queryKey: ['wallet.balances'] })
      onDone()
    },
  })
  const { amount } = form.values
  const entry = form.field('amount')
  const tooMuch = entry.error && amount !== '' && most !== null && isMore(amount, most)
  return (
    <>
      <form className="bl-transfer" {...form.props}>
        <TransferRoute direction={direction} onSwap={() => setDirection(direction === 'in' ? 'out' : 'in')} />
        <AmountField
          {...entry}
          error={
            tooMuch ? errorText({ name: 'INSUFFICIENT_BALANCE', params: { available: most } }) : entry.error
          }
          label={t('transfer.amount')}
          unit={
            <>
              {COIN}
              <button
                type="button"
                className="bl-link bl-transfer__max"
                disabled={most === null}
                onClick={() => form.set({ amount: most ?? '' })}
              >
                {t('transfer.max')}
              </button>
            </>
          }
          hint={t('transfer.most', { amount: most === null ? '—' : words(most) })}
        />
        <p className="bl-ticket__note">{t('transfer.free')}</p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {amount === '' ? t('transfer.submitEmpty') : t('transfer.submit', { amount: words(amount) })}
        </Button>
      </form>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={(request) => ({ button: t('transfer.submit', { amount: words(request.amount) }) })}
      />
    </>
  )
}

/** Returns the maximum amount that can be moved out of the source account; null while unknown. */
function useMost(direction: Direction): Decimal | null {
  const { data: account } = useFuturesAccount()
  const { data: wallet } = useBalances()
  if (direction === 'out') return account?.max_transfer_out ?? null
  const row = wallet?.list.find(({ coin, account: name }) => coin === COIN && name === 'spot')
  return row ? add(row.available, '0') : null
}

const isMore = (amount: Decimal, most: Decimal | null): boolean => most !== null && compare(amount, most) > 0

function checkAmount(amount: Decimal | '', most: Decimal | null): { amount?: string } {
  if (amount === '') return { amount: 'REQUIRED' }
  if (!isWireAmount(trim(amount))) return { amount: 'AMOUNT_FORMAT' }
  return isMore(amount, most) ? { amount: 'INSUFFICIENT_BALANCE' } : {}
}
