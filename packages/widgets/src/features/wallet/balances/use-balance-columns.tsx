import { isZero } from '@bourselet/sdk/money'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { coinPlaces } from '../../../shared/format/coin-places.ts'
import { roundCoin } from '../../../shared/format/format-coin.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { type BalanceRow, changeOf, marketOf } from './use-balance-rows.ts'
import './balances.css'

/** The actions that a row of the balance table can offer. An action without a callback is not offered. */
export type RowActions = {
  onDeposit?: ((coin: string) => void) | undefined
  onWithdraw?: ((coin: string) => void) | undefined
  /**
   * Called when the trade action of a coin in the spot account is pressed. The argument is the symbol of a market in
   * which the coin is traded, for example BTCUSDT.
   */
  onTrade?: ((symbol: string) => void) | undefined
  /** Called when the trade action of a coin in the futures account is pressed, to open a futures trading view. */
  onTradeFutures?: (() => void) | undefined
  /**
   * Called when the transfer button of a row is pressed, with the coin and the account of the row. The member wants to
   * transfer the coin out of this account. The button is offered only for the coin that both the spot and the futures
   * account can hold.
   */
  onTransfer?: ((coin: string, from: 'spot' | 'futures') => void) | undefined
}

/** The coin used as margin, which the spot account and the futures account can both hold. */
const MARGIN_COIN = 'USDT'

const amounts = ['available', 'frozen', 'total'] as const

const placesOf = (value: string) => value.split('.')[1]?.replace(/0+$/, '').length ?? 0

export function useBalanceColumns(
  rows: readonly BalanceRow[] | undefined,
  actions: RowActions,
): Column<BalanceRow>[] {
  const { t } = useText('wallet')
  const format = useFormat()
  const symbols = useSymbols()
  const shown = (row: BalanceRow, name: (typeof amounts)[number]) =>
    roundCoin(row[name], coinPlaces(row.coin, symbols.data))
  const hasActions = Object.values(actions).some(Boolean)
  return [
    { id: 'coin', header: t('balances.coin'), card: 'title', skeleton: '7em', cell: Coin },
    ...amounts.map((name): Column<BalanceRow> => {
      const room = Math.max(0, ...(rows ?? []).map((row) => placesOf(shown(row, name))))
      return {
        id: name,
        header: t(name === 'total' ? 'balances.sum' : `balances.${name}`),
        align: 'end',
        ...(name === 'frozen' ? { hideBelow: 'm' as const } : {}),
        ...(name === 'total' ? { card: 'hidden' as const, hideBelow: 'l' as const } : {}),
        cell: (row) => (
          <span className="bl-balances__amount" data-zero={isZero(row[name]) || undefined}>
            <Secret>
              <span title={`${format.amount(row[name])} ${row.coin}`}>
                <Figure value={shown(row, name)} room={room} />
              </span>
            </Secret>
          </span>
        ),
      }
    }),
    {
      id: 'value',
      header: t('balances.value'),
      align: 'end',
      cell: (row) => (
        <span className="bl-balances__amount" data-zero={isZero(row.value_usdt) || undefined}>
          <Secret>{format.amount(row.value_usdt, { decimals: 2, minDecimals: 2 })}</Secret>
        </span>
      ),
    },
    {
      id: 'change',
      header: t('balances.change'),
      align: 'end',
      card: 'hidden',
      hideBelow: 'm',
      cell: (row) => <Change percent={changeOf(row.coin, symbols.data)} arrow />,
    },
    ...(hasActions
      ? [
          {
            id: 'actions',
            header: <span className="bl-hidden">{t('balances.actions')}</span>,
            align: 'end' as const,
            card: 'end' as const,
            skeleton: '3em',
            cell: (row: BalanceRow) => (
              <CoinActions row={row} market={marketOf(row.coin, symbols.data)} {...actions} />
            ),
          },
        ]
      : []),
  ]
}

function Coin({ coin, name }: BalanceRow) {
  return (
    <span className="bl-balances__coin">
      <CoinIcon coin={coin} size={28} />
      <span>
        <strong>{coin}</strong>
        <small>{name}</small>
      </span>
    </span>
  )
}

type ActionsProps = RowActions & { row: BalanceRow; market: string | undefined }

/** Buttons for the actions of a coin that its account, the operator and the page offer. */
export function CoinActions({ row, market, ...actions }: ActionsProps) {
  const { onDeposit, onWithdraw, onTrade, onTradeFutures, onTransfer } = actions
  const { t } = useText('wallet')
  // The amounts in the finance account are locked in product orders and loans, and only these can release the amounts.
  // So the rows of this account have no actions.
  const { account } = row
  if (account === 'finance') return null
  const offered = [
    { key: 'deposit', act: row.deposit_enabled && onDeposit && (() => onDeposit(row.coin)) },
    { key: 'withdraw', act: row.withdraw_enabled && onWithdraw && (() => onWithdraw(row.coin)) },
    {
      key: 'transfer',
      act: row.coin === MARGIN_COIN && onTransfer && (() => onTransfer(row.coin, account)),
    },
    {
      key: 'trade',
      act: account === 'spot' ? market && onTrade && (() => onTrade(market)) : onTradeFutures,
    },
  ] as const
  return (
    <span className="bl-balances__actions">
      {offered.map(
        ({ key, act }) =>
          act && (
            <button key={key} type="button" className="bl-balances__action" onClick={act}>
              {t(`balances.${key}`)}
              <span className="bl-hidden"> {row.coin}</span>
            </button>
          ),
      )}
    </span>
  )
}
