import { add, div, isZero } from '@bourselet/sdk/money'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './balances.css'

const accounts = ['spot', 'futures', 'finance'] as const

/**
 * The distribution of the member's assets over the accounts: a bar, and the value of each account in USDT. Open loans,
 * which are subtracted from the total value, follow as a negative amount.
 */
export function BalancesSplit({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const { by_account } = wallet ?? {}
  const assets = by_account ? accounts.reduce((sum, account) => add(sum, by_account[account]), '0') : '0'
  return (
    <div className="bl-balances__split">
      <div className="bl-balances__bar" aria-hidden>
        {by_account &&
          !isZero(assets) &&
          accounts.map((account) => (
            <span
              key={account}
              className="bl-balances__part"
              hidden={isZero(by_account[account])}
              // The width of a bar needs no exact value, so the decimal string becomes a number here.
              style={{ flexGrow: Number(div(by_account[account], assets, 4, 'DOWN')) }}
            />
          ))}
      </div>
      <dl className="bl-balances__accounts bl-numbers">
        {accounts.map((account) => (
          <div key={account}>
            <dt>{t(`balances.${account}`)}</dt>
            <dd>
              {by_account ? (
                <Secret>{format.amount(by_account[account], { decimals: 2, minDecimals: 2 })}</Secret>
              ) : (
                <Skeleton width="4em" />
              )}
            </dd>
          </div>
        ))}
        {by_account && !isZero(by_account.loans) && (
          <div className="bl-balances__loans">
            <dt>{t('balances.loans')}</dt>
            <dd>
              <Secret>−{format.amount(div(by_account.loans, '1', 2, 'UP'), { minDecimals: 2 })}</Secret>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
