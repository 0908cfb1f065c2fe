import type { Schema } from '@bourselet/sdk'
import { add, compare, type Decimal, isWireAmount, sub, trim } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useBalances } from '../data/use-balances.ts'
import { useFuturesAccount } from '../data/use-futures-account.ts'
import { positionsKey } from '../data/use-positions.ts'
import { useSession } from '../data/use-session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import { useCoinAmount, useCoinTexts } from '../format/use-coin-amount.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../intent/fund-password-dialog.tsx'
import { keptDraft, useKeptDraft } from '../intent/kept-draft.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Facts } from '../records/facts.tsx'
import { AmountField } from '../ui/amount-field.tsx'
import { Button } from '../ui/button.tsx'
import { NowAfter, PreviewRows, unknown } from '../ui/preview-rows.tsx'
import { useToast } from '../ui/use-toast.ts'
import { type Direction, endsOf, TransferRoute } from './transfer-route.tsx'
import '../ui/form.css'
import './transfer.css'

export type TransferProps = FundPasswordLinks & {
  /** The initial direction of the transfer. Default: into the futures account. */
  direction?: Direction
  /**
   * Style of the transfer button: `primary` (default), or `neutral` if another action of the page is primary.
   */
  variant?: 'primary' | 'neutral'
  /** Called to open the log-in page. If set, a log-in button replaces the transfer button while nobody is logged in. */
  onSignIn?: (() => void) | undefined
  onTransferred?: ((record: Schema<'ConvertRecord'>) => void) | undefined
}

const COIN = 'USDT'

/** The entries that are kept while the member sets the fund password. `given` is the initial direction of the form. */
type Kept = { given: Direction; direction: Direction; amount: Decimal | '' }

/** The form that moves USDT between the spot and the futures account, and asks for the fund password. */
export function TransferEntry({
  direction: given = 'in',
  variant = 'primary',
  onSignIn,
  onTransferred,
  ...links
}: TransferProps) {
  const { t } = useText('convert')
  const { page, sdk } = useBourselet()
  const { signedIn } = useSession()
  const { show } = useToast()
  const say = useErrorText()
  const [first] = useState((): Kept => {
    const kept = keptDraft<Kept>(sdk, 'transfer')
    return kept?.given === given ? kept : { given, direction: given, amount: '' }
  })
  const [direction, setDirection] = useState(first.direction)
  const held = useHeld()
  const most = direction === 'in' ? held.spot : held.movable
  const amountOf = useCoinAmount()
  const shown = (amount: Decimal) => amountOf(amount, COIN, { minDecimals: 2 })
  const { exact } = useCoinTexts()
  const form = useForm({
    initial: { amount: '' as Decimal | '' },
    start: { amount: first.amount },
    check: ({ amount }) => checkAmount(amount, most),
    places: { INSUFFICIENT_BALANCE: 'amount', CONVERT_MIN: 'amount', CONVERT_MAX: 'amount' },
    needsFundPassword: true,
    request({ amount }) {
      const [from_account, to_account] = endsOf(direction)
      return { from_account, to_account, from_coin: COIN, amount: trim(amount) }
    },
    send: (sdk, request, { fundPassword, idempotencyKey }) =>
      sdk.convert.exchange({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone(record, { amount }) {
      show({ tone: 'success', title: t('transfer.done', { amount: exact(amount, COIN) }) })
      void page.queryClient.invalidateQueries({ queryKey: positionsKey })
      void page.queryClient.invalidateQueries({ queryKey: ['wallet.balances'] })
      form.reset()
      onTransferred?.(record)
    },
  })
  const { amount } = form.values
  useKeptDraft('transfer', { given: first.given, direction, amount } satisfies Kept, form.intent)
  const entry = form.field('amount')
  const isMore = amount !== '' && most !== null && compare(amount, most) > 0
  const isValid = amount !== '' && most !== null && Object.keys(checkAmount(amount, most)).length === 0
  const change = isValid ? amount : null
  const after = (name: 'spot' | 'futures') => {
    const now = held[name]
    if (now === null) return unknown
    const isIn = (name === 'futures') === (direction === 'in')
    const next = change === null ? now : isIn ? add(now, change) : sub(now, change)
    return <NowAfter now={shown(now)} after={shown(next)} />
  }
  const swap = () => {
    setDirection(direction === 'in' ? 'out' : 'in')
    form.forget()
  }
  return (
    <>
      <form className="bl-transfer" {...form.props}>
        <TransferRoute direction={direction} onSwap={swap} />
        <AmountField
          {...entry}
          error={
            entry.error && isMore
              ? say({ name: 'INSUFFICIENT_BALANCE', params: { available: most } })
              : entry.error
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
          hint={t('transfer.most', { amount: most === null ? unknown : `${shown(most)}\u00a0${COIN}` })}
        />
        <div className="bl-transfer__after">
          <PreviewRows
            rows={[
              { name: 'spot', label: t('transfer.spotAvailable'), value: after('spot') },
              { name: 'futures', label: t('transfer.futuresAvailable'), value: after('futures') },
            ]}
          />
        </div>
        <p className="bl-note">{t('transfer.free')}</p>
        {signedIn || !onSignIn ? (
          <Button type="submit" variant={variant} size="big" wide busy={form.busy} disabled={!signedIn}>
            {amount === ''
              ? t('transfer.submitEmpty')
              : t('transfer.submit', { amount: exact(amount, COIN) })}
          </Button>
        ) : (
          <Button variant={variant} size="big" wide onClick={() => onSignIn()}>
            {t('transfer.signIn')}
          </Button>
        )}
        <FormFailure text={form.failure} />
      </form>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={({ from_account, to_account, amount }) => ({
          button: t('transfer.submit', { amount: exact(amount, COIN) }),
          summary: (
            <Facts
              rows={[
                [t('transfer.from'), t(`transfer.${from_account}`)],
                [t('transfer.to'), t(`transfer.${to_account}`)],
                [t('transfer.amount'), exact(amount, COIN)],
              ]}
            />
          ),
        })}
      />
    </>
  )
}

/**
 * Returns the available USDT of both accounts, and the amount that can leave the futures account (`movable`). Each
 * amount is null while it is unknown.
 */
function useHeld(): { spot: Decimal | null; futures: Decimal | null; movable: Decimal | null } {
  const { data: account } = useFuturesAccount()
  const { data: wallet } = useBalances()
  const available = (name: 'spot' | 'futures') => {
    const row = wallet?.list.find((one) => one.coin === COIN && one.account === name)
    return row ? add(row.available, '0') : null
  }
  const futures = available('futures')
  return { spot: available('spot'), futures, movable: account?.max_transfer_out ?? null }
}

function checkAmount(amount: Decimal | '', most: Decimal | null): { amount?: string } {
  if (amount === '') return { amount: 'REQUIRED' }
  if (!isWireAmount(trim(amount))) return { amount: 'AMOUNT_FORMAT' }
  return most !== null && compare(amount, most) > 0 ? { amount: 'INSUFFICIENT_BALANCE' } : {}
}
