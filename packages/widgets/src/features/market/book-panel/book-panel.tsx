import { useState } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { BookLines } from '../order-book/book-lines.tsx'
import { GroupSelect } from '../order-book/group-select.tsx'
import type { OrderBookProps } from '../order-book/order-book.tsx'
import { useBookGroup } from '../order-book/use-book-group.ts'
import { SizeSelect } from '../recent-trades/size-select.tsx'
import { TradeLines } from '../recent-trades/trade-lines.tsx'
import { useSmallestTrade } from '../recent-trades/use-smallest-trade.ts'
import './book-panel.css'

export type BookPanelProps = OrderBookProps

/** A panel for the middle column of a trading view. Its tabs show the order book and recent trades. */
export const BookPanel = symbolWidget('book-panel', function BookPanel(props: BookPanelProps) {
  const { symbol, product = 'spot', levels, layout = 'stacked', ownOrders, onPriceSelect } = props
  const { t } = useText('market')
  const { data: info } = useSymbol(symbol, product)
  const [group, setGroup] = useBookGroup(symbol)
  const [smallest, setSmallest] = useSmallestTrade(info?.quote)
  const [tab, setTab] = useState<'book' | 'trades'>('book')
  const { state, ageMs } = useConnection()
  return (
    <Root name="book-panel" density="compact">
      <Tabs
        label={t('bookPanel.label')}
        value={tab}
        onValueChange={setTab}
        end={
          <>
            <LiveMark state={state} ageMs={ageMs} quiet />
            {tab === 'book' && <GroupSelect tick={info?.tick} group={group} onGroupChange={setGroup} />}
            {tab === 'trades' && (
              <SizeSelect quote={info?.quote} smallest={smallest} onSmallestChange={setSmallest} />
            )}
          </>
        }
        tabs={[
          {
            value: 'book',
            label: t('orderBook.title'),
            content: (
              <BookLines
                symbol={symbol}
                product={product}
                layout={layout}
                levels={levels}
                group={group}
                ownOrders={ownOrders}
                onPriceSelect={onPriceSelect}
              />
            ),
          },
          {
            value: 'trades',
            label: t('bookPanel.trades'),
            content: <TradeLines symbol={symbol} product={product} smallest={smallest} />,
          },
        ]}
      />
    </Root>
  )
})
