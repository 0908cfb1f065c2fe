import { isZero, mul } from '@bourselet/sdk/money'
import { useFigures } from '../../../shared/data/use-figures.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { type SpotAccount, useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { type SymbolInfo, useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './spot-assets.css'

export type SpotAssetsProps = {
  symbol: string
  /** Called when "Transfer" is pressed. Without this callback the button is not shown. */
  onTransfer?: () => void
}

/** The member's available balances of both coins of a pair and their values at the live price, shown below a ticket. */
export function SpotAssets({ symbol, onTransfer }: SpotAssetsProps) {
  const { t, ready } = useText('spot')
  const { signedIn } = useSession()
  const { data: info } = useSymbol(symbol)
  const account = useSpotAccount(symbol)
  const coins = info && ready ? info : undefined
  return (
    <Root name="spot-assets" density="compact">
      <div className="bl-spot-assets__top">
        <h2 className="bl-spot-assets__title">{t('assets.title')}</h2>
        {signedIn && onTransfer && (
          <button type="button" className="bl-link bl-spot-assets__link" onClick={() => onTransfer()}>
            {t('assets.transfer')}
          </button>
        )}
      </div>
      {ready && !signedIn && <p className="bl-spot-assets__note">{t('assets.signedOut')}</p>}
      {signedIn && account.error && !account.data && (
        <ErrorState error={account.error} onRetry={account.refetch} />
      )}
      {signedIn && (account.data || account.loading || !coins) && (
        <dl className="bl-spot-assets__list">
          {(['base', 'quote'] as const).map((coin) => (
            <div key={coin} className="bl-spot-assets__row">
              <dt>{coins ? coins[coin] : <Skeleton width={36} />}</dt>
              <dd>
                {coins && account.data ? (
                  <Secret dots={4}>
                    <Holding account={account.data} info={coins} coin={coin} />
                  </Secret>
                ) : (
                  <Skeleton width={110} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  )
}

type HoldingProps = { account: SpotAccount; info: SymbolInfo; coin: 'base' | 'quote' }

function Holding({ account, info, coin }: HoldingProps) {
  const { t } = useText('spot')
  const format = useFormat()
  const texts = usePairTexts(info)
  const { last } = useFigures(info.symbol, 'spot', info)
  const { available, frozen } = account[coin]
  const quoteValue = account.quote.price_usdt
  const price = coin === 'base' ? mul(last, quoteValue) : quoteValue
  const value = format.amount(mul(available, price), { decimals: 0 })
  const exact = texts.exact(available, coin)
  return (
    <span
      title={
        isZero(frozen) ? exact : `${exact} · ${t('assets.frozen', { amount: texts.exact(frozen, coin) })}`
      }
    >
      {texts.number(available, coin)}
      {account[coin].coin !== 'USDT' && (
        <span className="bl-spot-assets__value"> {t('assets.about', { value })}</span>
      )}
    </span>
  )
}
