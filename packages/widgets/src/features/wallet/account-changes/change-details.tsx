import { isZero, mul, sub } from '@bourselet/sdk/money'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type Fact, Facts } from '../../../shared/records/facts.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import type { AccountChange, StatementLine } from './changes-query.ts'
import { Delta } from './delta.tsx'

/**
 * The details of one line of the statement: its amount, the trade with its fee, the balances before and after with
 * their frozen parts, and its cause.
 */
export function ChangeDetails({ change, onClose }: { change: StatementLine | null; onClose: () => void }) {
  const { t } = useText('wallet')
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && onClose()}
      title={change && t(`types.${change.type}`)}
      description={change && `${change.coin} · ${t(`balances.${change.account}`)}`}
    >
      {change && <Whole change={change} />}
    </Dialog>
  )
}

function Whole({ change }: { change: StatementLine }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const { data: symbols } = useSymbols()
  const { coin, available_delta, frozen_delta, delta, moved, balance, frozen_after, trade, ref_no, remark } =
    change
  const held = (value: string) => <Secret>{`${format.amount(value)} ${coin}`}</Secret>
  const isPartFrozen = !isZero(frozen_delta) || !isZero(frozen_after)
  return (
    <Facts
      rows={[
        [t('changes.time'), format.time(change.created_at, 'full')],
        moved === null ? [t('changes.amount'), <Delta key="delta" value={delta} coin={coin} exact />] : null,
        ...(trade ? tradeFacts(trade) : []),
        moved === null ? [t('changes.balanceBefore'), held(sub(balance, delta))] : null,
        [t('changes.balance'), held(balance)],
        isPartFrozen
          ? [t('changes.available'), <Delta key="available" value={available_delta} coin={coin} exact />]
          : null,
        isPartFrozen
          ? [t('changes.frozen'), <Delta key="frozen" value={frozen_delta} coin={coin} plain exact />]
          : null,
        isPartFrozen ? [t('changes.frozenAfter'), held(frozen_after)] : null,
        trade ? null : ref_no ? [t('changes.reference'), ref_no] : null,
        remark ? [t('changes.remark'), remark] : null,
      ]}
    />
  )

  function tradeFacts({
    symbol,
    price,
    qty,
    fee,
    fee_coin,
    liquidity,
    order_no,
  }: NonNullable<AccountChange['trade']>): Fact[] {
    const pair = symbols?.find((one) => one.symbol === symbol)
    const base = pair ? ` ${pair.base}` : ''
    const quote = pair ? ` ${pair.quote}` : ''
    return [
      [t('changes.filled'), <Secret key="filled">{`${format.amount(qty)}${base}`}</Secret>],
      [t('changes.price'), `${format.price(price)}${quote}`],
      [t('changes.value'), <Secret key="value">{`${format.amount(mul(price, qty))}${quote}`}</Secret>],
      [
        t('changes.fee'),
        <Secret key="fee">{`${format.amount(fee)} ${fee_coin} (${t(`changes.${liquidity}`)})`}</Secret>,
      ],
      [t('changes.order'), order_no],
    ]
  }
}
