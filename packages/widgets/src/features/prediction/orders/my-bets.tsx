import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { OwnResults } from './own-results.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import { useBetView } from './use-bet-view.tsx'
import { betCsvColumns, betsQuery } from './use-my-bets.ts'

export type MyBetsProps = {
  symbol?: string
  mode: 'time' | 'round'
  columns: readonly BetColumn[]
  onSignIn: (() => void) | undefined
}

/** The list of the member's running and settled bets of one kind, rounds or options. */
export function MyBets({ symbol, mode, columns, onSignIn }: MyBetsProps) {
  const { t, ready } = useText('prediction')
  const given = { mode, ...(symbol ? { symbol } : {}) }
  const view = useBetView({
    caption: t(mode === 'round' ? 'orders.myRounds' : 'orders.myOptions'),
    mode,
    columns,
    empty: <Empty icon={icons.clock} title={t(`orders.none.${mode}`)} text={t(`orders.noneText.${mode}`)} />,
  })
  return (
    <>
      <OwnResults mode={mode} symbol={symbol} />
      <RecordsList
        // The React key remounts the list when the pair changes, so that the list starts at the first page.
        key={symbol}
        records={{
          ...view,
          query: {
            ...betsQuery,
            key: [...betsQuery.key, given],
            read: (sdk, request, options) => betsQuery.read(sdk, { ...request, ...given }, options),
          },
          csv: { file: mode === 'round' ? 'bourselet-rounds' : 'bourselet-options', columns: betCsvColumns },
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
    </>
  )
}
