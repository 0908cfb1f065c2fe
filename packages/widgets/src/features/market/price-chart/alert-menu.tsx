import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { type FormEvent, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useFigures } from '../../../shared/data/use-figures.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { MOST_ALERTS } from './price-alerts.ts'
import { usePriceAlerts } from './use-price-alerts.ts'
import './alert-menu.css'

export type AlertMenuProps = {
  symbol: string
  product: Product
  /** The initial price in the field of a new alert; an empty string stands for the last price. */
  start: Decimal | ''
}

/** The message keys of the hints for a price below, at and above the last price. */
const sides = ['below', 'atLast', 'above'] as const

/** A menu with a field that sets a price alert, and the list of alerts with buttons that remove them. */
export function AlertMenu({ symbol, product, start }: AlertMenuProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { data: info } = useSymbol(symbol, product)
  const last = useFigures(symbol, product, info)?.last
  const alerts = usePriceAlerts(product, symbol)
  const [typed, setTyped] = useState<Decimal | '' | null>(start || null)
  const [note, setNote] = useState('')
  if (!info || !last) return null
  const price = typed ?? last
  const isFull = alerts.list.length >= MOST_ALERTS
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (price === '' || isZero(price) || compare(price, last) === 0) return
    alerts.add(price, last)
    setNote(t('alerts.added', { price: format.price(price, info.tick) }))
  }
  const remove = (id: string, text: string) => {
    alerts.remove(id)
    setNote(t('alerts.removed', { price: text }))
  }
  return (
    <div className="bl-alerts">
      <form className="bl-alerts__form" onSubmit={add}>
        <AmountField
          label={t('alerts.price')}
          value={price}
          onValueChange={setTyped}
          unit={info.quote}
          step={info.tick}
          steppers
          hint={price !== '' && t(`alerts.${sides[compare(price, last) + 1]!}`, { pair: info.base })}
        />
        <Button type="submit" variant="primary" wide disabled={isFull}>
          {t('alerts.add')}
        </Button>
      </form>
      <p className="bl-hidden" role="status">
        {note}
      </p>
      {alerts.list.length === 0 ? (
        <p className="bl-alerts__note">{t('alerts.none')}</p>
      ) : (
        <ul className="bl-alerts__list" aria-label={t('alerts.title')}>
          {alerts.list.map(({ id, price: at, when }) => {
            const text = format.price(at, info.tick)
            return (
              <li key={id} className="bl-alerts__row">
                <span className="bl-arrow" data-trend={when === 'above' ? 'up' : 'down'} aria-hidden />
                <span className="bl-numbers">{text}</span>
                <IconButton
                  icon={icons.close}
                  size="small"
                  label={t('alerts.remove', { price: text })}
                  onClick={() => remove(id, text)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <p className="bl-alerts__note">{t(isFull ? 'alerts.full' : 'alerts.note', { count: MOST_ALERTS })}</p>
      <AllowNotifications />
    </div>
  )
}

/** A button that asks for the permission of browser notifications. Shown only until the member has decided. */
function AllowNotifications() {
  const { t } = useText('chart')
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? 'denied' : Notification.permission,
  )
  if (permission !== 'default') return null
  return (
    <Button size="small" onClick={() => void Notification.requestPermission().then(setPermission)}>
      {t('alerts.allow')}
    </Button>
  )
}
