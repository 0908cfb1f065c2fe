import type { Decimal } from '@bourselet/sdk/money'
import { shortDay } from '../../../shared/format/short-day.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Meter } from '../../../shared/ui/meter.tsx'
import { type EarnProduct, isOpen, limitLeft, percentLeft } from '../product.ts'
import { type EarnTexts, useEarnTexts } from '../use-earn-texts.ts'
import '../earn.css'
import './products.css'

export type ProductCardProps = {
  product: EarnProduct
  /** Principal of the member's running orders in the product. */
  used: Decimal
  /** True while the calculator shows this product. */
  chosen: boolean
  onChoose: () => void
}

/**
 * The card of a product: its rate, its most important terms, and a meter for the copies or the limit that is
 * left.
 */
export function ProductCard({ product, used, chosen, onChoose }: ProductCardProps) {
  const texts = useEarnTexts()
  const { t } = texts
  const { kind, coin, name, status } = product
  const isOn = isOpen(product)
  return (
    <article
      className="bl-earn-card"
      data-chosen={chosen || undefined}
      data-closed={isOn ? undefined : true}
      aria-label={name}
    >
      <header className="bl-earn-card__top">
        <CoinIcon coin={coin} size={28} />
        <span className="bl-earn__two">
          <strong>{name}</strong>
          <small>
            {t(`kind.${kind}`)}
            {status === 'presale' && product.saleAt !== null && (
              <span className="bl-earn-card__presale">
                {' · '}
                {t('card.presale', {
                  date: shortDay(texts.format.locale, new Date(product.saleAt).toISOString().slice(0, 10)),
                })}
              </span>
            )}
          </small>
        </span>
        {chosen ? (
          <Chip tone="accent">
            <Icon shape={icons.check} size={12} />
            {t('card.chosen')}
          </Chip>
        ) : isOn ? (
          <Button
            size="small"
            className="bl-earn-card__choose"
            aria-label={`${t('card.calculate')}: ${name}`}
            onClick={onChoose}
          >
            {t('card.calculate')}
          </Button>
        ) : (
          <Chip>{t(`card.status.${status === 'on_sale' ? 'ended' : status}`)}</Chip>
        )}
      </header>
      <p className="bl-earn-card__rate">
        <Rate rate={product.headline} /> <span>{texts.period(product)}</span>
      </p>
      <dl className="bl-earn-card__facts bl-numbers">
        {factsOf(product, texts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Left product={product} used={used} texts={texts} />
    </article>
  )
}

function factsOf(product: EarnProduct, { t, format, entered }: EarnTexts): [string, string][] {
  const { kind, coin, copy, min, pays, rate, early } = product
  return [
    kind === 'savings' ? [t('card.paid'), t(`card.pays.${pays}`)] : [t('card.aDay'), format.rate(rate)],
    copy ? [t('card.copy'), entered(copy.price, coin)] : [t('card.from'), entered(min, coin)],
    [t('card.early'), t(`early.${early}`)],
  ]
}

type LeftProps = { product: EarnProduct; used: Decimal; texts: EarnTexts }

function Left({ product, used, texts: { t, format, exact, entered } }: LeftProps) {
  const { copy, coin, max } = product
  const amountOf = useCoinAmount()
  const left = limitLeft(product, used)
  const label = t(copy ? 'card.copies' : 'card.limit')
  const percent = percentLeft(product, used)
  return (
    <footer className="bl-earn-card__left">
      <p className="bl-numbers">
        <span>{label}</span>
        <span title={copy ? undefined : exact(left, coin)}>
          {copy
            ? t('card.left', {
                left: format.amount(String(copy.left)),
                all: format.amount(String(copy.total)),
              })
            : t('card.left', { left: amountOf(left, coin), all: entered(max, coin) })}
        </span>
      </p>
      <Meter label={label} percent={percent} tone={percent < 10 && isOpen(product) ? 'warn' : 'neutral'} />
    </footer>
  )
}

/** A rate with a percent sign in a smaller font. */
function Rate({ rate }: { rate: Decimal }) {
  const [, number, sign] = /^(.*?)(\s?%)$/.exec(useFormat().rate(rate)) ?? []
  return (
    <strong>
      {number}
      <small>{sign}</small>
    </strong>
  )
}
