import type { Schema } from '@bourselet/sdk'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { isPastEnd, Pages } from '../../../shared/records/pages.tsx'
import type { RowsView } from '../../../shared/records/records.ts'
import { RowsList } from '../../../shared/records/rows-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { levels, type useTeam } from './use-team.ts'
import './invite.css'

type TeamMember = Schema<'TeamMember'>

/** The list of the team members on one level, with tabs that choose the level. */
export function TeamList({ answer, level, choose, setPage }: ReturnType<typeof useTeam>) {
  const { t, ready } = useText('invite')
  const page = answer.data?.members.page
  const format = useFormat()
  const state = ({ active }: TeamMember) => t(active ? 'isActive' : 'quiet')
  const joined = ({ registered_at }: TeamMember) => format.time(registered_at, 'date')
  const usdt = (value: string) => format.amount(value, { decimals: 2, minDecimals: 2 })
  const end = { align: 'end' } as const
  const view: RowsView<TeamMember> = {
    caption: t('team'),
    rowKey: ({ uid }) => uid,
    columns: [
      { id: 'member', header: t('member'), cell: ({ account }) => account },
      { id: 'joined', header: t('joined'), cell: joined },
      { id: 'state', header: t('state'), cell: state },
      { ...end, id: 'deposits', header: t('deposits'), cell: (row) => usdt(row.deposit_usdt) },
      { ...end, id: 'volume', header: t('volume'), cell: (row) => usdt(row.volume_usdt) },
      { ...end, id: 'reward', header: t('reward'), cell: (row) => usdt(row.reward_usdt) },
    ],
    phone: {
      title: ({ account }) => account,
      text: joined,
      value: ({ reward_usdt }) => usdt(reward_usdt),
      note: state,
    },
    empty: <Empty icon={icons.userPlus} title={t('none')} text={t('noneText')} />,
  }
  return (
    <Panel>
      <Tabs
        label={t('levels')}
        value={`${level}`}
        onValueChange={(value) => choose(levels.find((one) => `${one}` === value)!)}
        tabs={levels.map((one) => ({ value: `${one}`, label: t('level', { level: one }) }))}
      />
      <RowsList
        view={view}
        answer={answer}
        rows={isPastEnd(page) ? undefined : answer.data?.members.list}
        ready={ready}
        onSignIn={undefined}
      >
        <Pages of={page} onPage={setPage} />
      </RowsList>
    </Panel>
  )
}
