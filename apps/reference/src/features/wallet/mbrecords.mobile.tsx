import { useText } from '@bourselet/widgets'
import { icons } from '@bourselet/widgets/ui'
import { PageLinks } from '../../layouts/page-links.tsx'
import { PhonePage } from '../../layouts/phone-page.tsx'

const records = [
  { route: 'accountRecord', icon: icons.wallet },
  { route: 'rechargeRecord', icon: icons.deposit },
  { route: 'withdrawRecords', icon: icons.withdraw },
  { route: 'trade', icon: icons.receipt },
  { route: 'history', icon: icons.candles },
  { route: 'history1', icon: icons.trend },
  { route: 'history2', icon: icons.clock },
  { route: 'records', icon: icons.list },
] as const

/** The page on a phone that links to all kinds of records. */
export default function RecordsPage() {
  const { t } = useText('site')
  return (
    <PhonePage>
      <PageLinks label={t('title.mbrecords')} links={records} />
    </PhonePage>
  )
}
