import { useState } from 'react'
import {
  Button,
  Change,
  CoinIcon,
  Icon,
  icons,
  Panel,
  Price,
  type Sort,
  Sparkline,
  Table,
} from '../src/shared/ui/index.ts'

const coins = [
  { coin: 'BTC', name: 'Bitcoin', last: '60123.45', tick: '0.01', change: '2.35', turnover: '526.41 M' },
  { coin: 'ETH', name: 'Ethereum', last: '3412.08', tick: '0.01', change: '1.87', turnover: '312.88 M' },
  { coin: 'SOL', name: 'Solana', last: '144.86', tick: '0.01', change: '4.12', turnover: '148.20 M' },
  { coin: 'XRP', name: 'XRP', last: '0.5821', tick: '0.0001', change: '-0.68', turnover: '64.15 M' },
  { coin: 'LTC', name: 'Litecoin', last: '79.14', tick: '0.01', change: '-0.37', turnover: '17.02 M' },
  { coin: 'TRX', name: 'TRON', last: '0.11540', tick: '0.00001', change: '0.21', turnover: '20.11 M' },
  { coin: 'DOGE', name: 'Dogecoin', last: '0.13570', tick: '0.00001', change: '6.48', turnover: '39.87 M' },
]

const points = (seed: number) =>
  Array.from({ length: 84 }, (_, index) =>
    (
      100 +
      Math.sin(index / (5 + seed)) * 3 +
      (seed % 3 ? 1 : -1) * index * 0.08 +
      ((index * 7919 * (seed + 1)) % 17) / 12
    ).toFixed(2),
  )

export function Market() {
  const [sort, setSort] = useState<Sort>({ column: 'turnover', direction: 'desc' })
  const [price, setPrice] = useState('60123.45')
  return (
    <>
      <Panel title="Markets" className="bl-gallery__wide">
        <Table
          caption="Markets"
          sort={sort}
          onSortChange={setSort}
          rows={coins}
          rowKey={(row) => row.coin}
          cards
          onRowSelect={() => {}}
          columns={[
            {
              id: 'pair',
              card: 'title',
              header: 'Pair',
              sortable: true,
              cell: (row) => (
                <span className="bl-gallery__row">
                  <CoinIcon coin={row.coin} />
                  <b>{row.coin}</b> / USDT
                </span>
              ),
            },
            {
              id: 'last',
              header: 'Last price',
              align: 'end',
              sortable: true,
              cell: (row) => <Price value={row.last} tick={row.tick} />,
            },
            {
              id: 'change',
              header: '24h change',
              align: 'end',
              sortable: true,
              cell: (row) => <Change percent={row.change} />,
            },
            {
              id: 'turnover',
              header: '24h turnover',
              align: 'end',
              sortable: true,
              hideBelow: 's',
              cell: (row) => row.turnover,
            },
            {
              id: 'spark',
              header: '7 days',
              align: 'end',
              hideBelow: 'm',
              cell: (row) => <Sparkline points={points(coins.indexOf(row))} />,
            },
            {
              id: 'go',
              header: 'Trade',
              headerHidden: true,
              align: 'end',
              hideBelow: 'm',
              cell: () => <Button size="small">Trade</Button>,
            },
          ]}
        />
      </Panel>
      <Panel title="Loading">
        <Table
          caption="Loading"
          rows={undefined}
          rowKey={() => ''}
          columns={[
            { id: 'a', header: 'Pair', cell: () => '' },
            { id: 'b', header: 'Price', align: 'end', cell: () => '' },
          ]}
        />
      </Panel>
      <Panel title="Prices">
        <div className="bl-gallery__body">
          <div className="bl-gallery__row">
            <Price value={price} tick="0.01" flash direction="up" />
            <Button size="small" onClick={() => setPrice(price === '60123.45' ? '60123.99' : '60123.45')}>
              Tick
            </Button>
          </div>
          <div className="bl-gallery__row">
            <Change percent="2.35" amount="1381.20" arrow />
            <Change percent="-0.68" arrow />
            <Change percent="0.00" />
          </div>
          <div className="bl-gallery__row">
            {['BTC', 'ETH', 'SOL', 'LTC', 'XRP', 'TRX', 'DOGE', 'USDT', 'BNB', 'ADA', 'LINK', 'PEPE'].map(
              (coin) => (
                <CoinIcon key={coin} coin={coin} size={32} />
              ),
            )}
          </div>
        </div>
      </Panel>
      <Panel title="Icons" className="bl-gallery__wide">
        <div className="bl-gallery__body">
          <div className="bl-gallery__row">
            {Object.entries(icons).map(([name, shape]) => (
              <Icon key={name} shape={shape} size={24} label={name} />
            ))}
          </div>
        </div>
      </Panel>
    </>
  )
}
