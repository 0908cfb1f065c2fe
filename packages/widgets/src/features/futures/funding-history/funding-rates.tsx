import { mul } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { type FundingRate, useFundingRates } from '../../../shared/data/use-funding-rates.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Select } from '../../../shared/ui/select.tsx'
import { Table } from '../../../shared/ui/table.tsx'

export function FundingRates({ symbol: first, isReady }: { symbol: string; isReady: boolean }) {
  const { t } = useText('futures')
  const format = useFormat()
  const { list: contracts, contractOf } = useContracts()
  const [symbol, setSymbol] = useState(first)
  const tick = contractOf(symbol)?.tick
  const rates = useFundingRates(symbol)
  const list = rates.data
  if (rates.error && !list) return <ErrorState error={rates.error} onRetry={rates.refetch} />
  return (
    <>
      <div className="bl-orders__tools">
        <Select
          variant="quiet"
          aria-label={t('funding.symbol')}
          value={symbol}
          onValueChange={setSymbol}
          options={contracts.map((contract) => ({ value: contract.symbol, label: contract.symbol }))}
        />
      </div>
      <Table<FundingRate>
        caption={t('funding.rates')}
        rows={isReady ? list : undefined}
        rowKey={({ ts }) => `${ts}`}
        density="medium"
        empty={<Empty icon={icons.percent} title={t('funding.noRates')} />}
        columns={[
          { id: 'time', header: t('funding.time'), cell: ({ ts }) => <Moment ts={ts} /> },
          {
            id: 'rate',
            header: t('funding.rate'),
            align: 'end',
            cell: ({ rate }) => format.percent(mul(rate, '100'), { decimals: 4, signed: true }),
          },
          {
            id: 'mark',
            header: t('funding.mark'),
            align: 'end',
            cell: ({ mark_price }) => <Figure value={mark_price} tick={tick} />,
          },
        ]}
      />
    </>
  )
}
