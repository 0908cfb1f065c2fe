import { type Decimal, mul } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Table } from '../../../shared/ui/table.tsx'

type Tier = NonNullable<SymbolInfo['tiers']>[number]

/** A table of the margin brackets of a contract: maximum leverage and maintenance margin by position value. */
export function MarginTiers({ tiers, coin }: { tiers: readonly Tier[]; coin: string }) {
  const { t } = useText('market')
  const format = useFormat()
  const figure = (value: Decimal) => <span className="bl-numbers">{format.amount(value)}</span>
  return (
    <section className="bl-rules__tiers">
      <h2 className="bl-rules__title">{t('info.tiers')}</h2>
      <Table<Tier>
        caption={t('info.tiers')}
        density="compact"
        rows={tiers}
        rowKey={({ floor }) => floor}
        columns={[
          {
            id: 'value',
            header: t('info.value', { coin }),
            cell: ({ cap }) => figure(cap),
          },
          {
            id: 'leverage',
            header: t('info.leverage'),
            align: 'end',
            cell: ({ max_leverage }) => <span className="bl-numbers">{max_leverage}×</span>,
          },
          {
            id: 'mmr',
            header: t('info.mmr'),
            align: 'end',
            cell: ({ mmr }) => (
              <span className="bl-numbers">{format.percent(mul(mmr, '100'), { decimals: 2 })}</span>
            ),
          },
          {
            id: 'cum',
            header: t('info.cum', { coin }),
            align: 'end',
            hideBelow: 's',
            cell: ({ cum }) => figure(cum),
          },
        ]}
      />
      <p className="bl-rules__note">{t('info.about')}</p>
    </section>
  )
}
